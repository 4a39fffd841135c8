import type { Refusal } from './base/result.ts';
import type { TableRefusalId } from './table/refusals.ts';

/** The English message of each refusal, with {placeholders}, for JSON answers; pages have their own texts. */
const SENTENCES: Readonly<Record<TableRefusalId, string>> = {
  'not-json': 'This is not JSON; write one request per line.',
  'not-an-object': 'A request is a JSON object.',
  'too-large': 'The request is too large: a table or a hand has at most 2,000 values, a tournament 500,000. Send less.',
  unreadable: 'The request cannot be read: some part of it throws. Send plain data, as JSON has it.',
  'unknown-field': 'A request has no field {field}.',
  'wrong-type': '{field} must be {wanted}.',
  'too-many-indicators': '{field} has {count} tiles; at most 5 can lie open.',
  'liable-needs-discarder': 'With liable and a win by discard, discarder must be left, across or right.',
  'unknown-rules': 'There is no rulebook {rules}; there are {wanted}.',
  'unknown-knob': 'There is no rule option {knob}.',
  'bad-knob-value': '{knob} must be {wanted}.',
  'bad-tile': '{tile} in {field} is not a tile; write tiles like 123m406p11z.',
  'digits-without-suit': '{tile} in {field} lacks its suit; end it with m, p, s or z.',
  'one-tile': '{field} must be one tile, like 7s.',
  'too-many-copies': 'There are {count} tiles {tile}; a set has only {most}.',
  'wrong-tile-count': 'With {melds} melds the concealed part has {wanted} tiles, not {count}.',
  'too-many-melds': 'A hand has at most 4 melds, not {count}.',
  'bad-chow': '{tiles} is not a chow: three suited tiles in a row.',
  'bad-pung': '{tiles} is not a pung: three equal tiles.',
  'no-set': '{tiles} is not a set: a chow, a pung or a kong.',
  'bad-kong': '{tiles} is not a kong: four equal tiles.',
  'called-not-in-meld': 'The called tile {tile} is not in the meld {tiles}.',
  'concealed-kong-not-called': 'A concealed kong is not called from anybody.',
  'chow-from-left-only': 'A chow can be called from the left player only.',
  'ippatsu-without-riichi': 'Ippatsu needs a riichi.',
  'riichi-with-open-meld': 'Riichi needs a closed hand; here a meld is open.',
  'robbed-kong-on-draw': 'A robbed kong is a win by discard, not by draw.',
  'robbed-kong-on-last-tile': 'On the last tile there is no kong to rob.',
  'robbed-kong-on-first-turn': 'A declared kong breaks the first turn.',
  'after-kong-on-discard': 'A win after a kong is a win by draw.',
  'after-kong-without-kong': 'A win after a kong needs a kong.',
  'after-kong-with-ippatsu': 'A kong breaks ippatsu, also a concealed one.',
  'after-kong-on-first-turn': 'A kong breaks the first turn.',
  'first-turn-with-riichi': 'On the first turn there is no riichi yet.',
  'first-turn-with-meld': 'The first turn is unbroken: no meld of any kind.',
  'renhou-for-east': 'East discards first, so no discard comes before the first turn of East.',
  'first-turn-over': 'The winner plays before the discarder in the first go-around, so the first turn is over.',
  'concealed-kong-robbed-without-orphans': 'Only thirteen orphans may rob a concealed kong.',
  'robbed-tile-held-elsewhere': 'All other {tile} are in the robbed kong.',
  'concealed-kong-not-robbed': 'Only an added kong can be robbed.',
  'last-of-kind-held': 'Another {tile} is concealed in the hand.',
  'fifth-kong-robbed': 'Four kongs are declared; a fifth cannot be.',
  'last-tile-in-unbroken-turns': 'The last tile is not drawn in the first turns.',
  'kan-dora-in-unbroken-turns': 'Without any kong there is one indicator.',
  'kong-in-unbroken-turns': 'After a double riichi an own kong breaks ippatsu.',
  'added-kong-in-unbroken-turns': 'A kong is added to a called pung; a call breaks ippatsu.',
  'ippatsu-on-last-discard': 'After a riichi the declarer draws once more; ippatsu ends there.',
  'more-ura-than-dora': 'Each ura indicator lies under a dora indicator.',
  'discarder-on-draw': 'A drawn tile has no discarder.',
  'late-kong-never': 'After riichi no kong may be declared.',
  'late-kong-waits-change': 'A kong after riichi must leave the waits as they are.',
  'late-kong-not-only-a-triplet': 'A kong after riichi must not be readable as chows.',
  'no-liability-for-pattern': 'Nobody is ever liable for {pattern}.',
  'liable-set-not-called': 'The last set of {pattern} was not called.',
  'liable-earlier-set-concealed': 'For {pattern} the earlier sets must be open.',
  'liable-kong-not-open': 'The last kong of {pattern} must be an open one.',
  'liable-fed-nothing': 'The last set of {pattern} was not called from {from}.',
  'two-liable': 'Two players cannot be liable for {pattern}.',
  'seat-twice': '{field} names seat {seat} a second time.',
  'wins-own-discard': '{field}: nobody wins on a discard of his own.',
  'not-counted': '{field} needs {wanted}.',
  'follows-from-table': '{field} follows from the table; here it is {wanted}, or left out.',
  'left-to-table': 'Leave {field} out: it follows from the table, or there is none.',
  'riichi-differs': '{field} and the seats in riichi do not agree.',
  'winners-differ': '{field} must be the same for every winner.',
  'too-many-at-table': 'There are {count} tiles {tile} at the table; a set has only {most}.',
  'too-many-yakuman': 'This hand cannot count as {count} yakuman; {most} is the most here.',
  'too-many-kongs': 'The winners have {count} kongs together; a hand has at most 4.',
  'first-turn-broken': 'The set of another winner broke the first turn.',
  'ippatsu-broken': 'The set of another winner broke ippatsu of a double riichi.',
  'not-a-win': 'The hand of {field} cannot win ({reason}); settle it as a false win.',
  'several-liable': '{field}: at most one player is liable for a hand.',
  'four-riichi-of-fewer': 'A hand is drawn by four riichi when all four seats are in riichi.',
  'turns-disagree': '{field}: the winners cannot all have won on the same turn of the first go-around.',
  'riichi-before-turn': 'Seat {seat} has had no turn before the winning tile, so it cannot be in riichi.',
  'single-riichi-in-first-turns': '{field}: a riichi on the first discard of an unbroken go-around is a double riichi.',
  'kong-added-in-riichi': 'Seat {seat} is in riichi, so it has no open pung to add a tile to.',
  'no-such-count': 'No hand that wins in this way counts {han} han and {fu} fu.',
  'nagashi-of-all': 'At most three seats can have nagashi: there are not enough terminals and honours for four.',
  'nine-terminals-after-riichi':
    'Seat {seat} plays last and is in riichi, so nobody is still before the first discard.',
  'too-many-bets':
    'There are {bets} riichi sticks from earlier hands; with {counters} counters at most {most} can lie there.',
  'scores-not-hundreds': '{field} must be a multiple of 100.',
  'ura-without-riichi': 'Ura indicators are turned only when somebody in riichi wins.',
  'pattern-twice': 'Two winners cannot both have this yakuman: there are not enough tiles.',
  'sum-beyond-start':
    'The scores and sticks come to {sum}; the table began with {most}, and points never come from outside.',
  'too-many-flowers': 'The winners have {count} flowers together; a set has 8.',
};

interface Refused {
  readonly ok: false;
  readonly error: Refusal<TableRefusalId>;
}

/** An answer whose refusal, if it is one, has an English message. */
export type WithMessage<Answer> = Answer extends Refused
  ? Answer & { readonly error: { readonly message: string } }
  : Answer;

const isRefused = (answer: { readonly ok: boolean }): answer is Refused => !answer.ok;

const sentenceFor = ({ why, values }: Refused['error']): string =>
  SENTENCES[why].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Adds English messages to a function's refusals. */
export const withMessages =
  <Request, Answer extends { readonly ok: boolean }>(door: (request: Request) => Answer) =>
  (request: Request): WithMessage<Answer> => {
    const answer = door(request);
    if (!isRefused(answer)) return answer as WithMessage<Answer>;
    const { error, ...rest } = answer as Refused;
    return { ...rest, error: { ...error, message: sentenceFor(error) } } as WithMessage<Answer>;
  };
