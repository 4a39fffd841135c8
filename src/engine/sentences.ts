import type { TableRefusalId } from './table/refusals.ts';
import type { TableRefused } from './table/result.ts';

/** The English message of each refusal, with {placeholders}, for JSON answers; pages have their own texts. */
export const SENTENCES: Readonly<Record<TableRefusalId, string>> = {
  'not-json': 'The {field} is not JSON. Write one request per line.',
  'not-an-object': 'The {field} must be a JSON object with named fields, such as rules.',
  'too-large': 'The {field} is too large: a table or a hand has at most 2,000 values, a tournament 500,000. Send less.',
  unreadable: 'The {field} cannot be read: some part of it throws. Send plain data, as JSON has it.',
  'unknown-field': 'A request has no field {field}. Leave it out, or check how it is spelled.',
  'wrong-type': '{field} must be {wanted}.',
  'too-many-indicators': '{field} has {count} tiles, but at most 5 can lie open. Leave out the extra ones.',
  'liable-needs-discarder': 'With liable and a win by discard, {field} must be left, across or right.',
  'unknown-rules': 'There is no rulebook {rules}; {field} must be one of {wanted}.',
  'unknown-knob': 'There is no rule option {knob} ({field}). Leave it out, or check how it is spelled.',
  'bad-knob-value': '{field} must be {wanted}.',
  'bad-tile': '{tile} in {field} is not a tile. Write tiles like 123m406p11z.',
  'digits-without-suit': '{tile} in {field} has no suit. End it with m, p, s or z.',
  'one-tile': '{field} must be one tile, like 7s.',
  'too-many-copies': 'With {field} there are {count} tiles {tile}, but only {most} exist. Leave out the extra ones.',
  'wrong-tile-count': 'With {melds} melds {field} must have {wanted} tiles, not {count}.',
  'too-many-melds': '{field} has {count} melds, but a hand has at most 4. Leave out the extra ones.',
  'bad-chow': '{tiles} in {field} is not a chow. Write three tiles in a row from one suit, like 234m.',
  'bad-pung': '{tiles} in {field} is not a pung. Write three equal tiles, like 222m.',
  'no-set': '{tiles} in {field} is not a set. Write a chow like 234m, a pung like 222m or a kong like 2222m.',
  'bad-kong': '{tiles} in {field} is not a kong. Write four equal tiles, like 2222m.',
  'called-not-in-meld': '{field} is {tile}, but it must be one of the tiles {tiles} of the meld.',
  'concealed-kong-not-called':
    '{field}: a concealed kong is not called from anybody. Leave out called and from, or change the form.',
  'chow-from-left-only': 'A chow can be called from the left player only, so {field} must be left.',
  'ippatsu-without-riichi': '{field} needs a riichi. Set riichi, or leave ippatsu out.',
  'riichi-with-open-meld':
    '{field}: riichi needs a closed hand, and here a meld is open. Leave out the riichi or the meld.',
  'robbed-kong-on-draw':
    '{field}: a robbed kong is a win by discard, not by draw. Set by to discard, or leave {field} out.',
  'robbed-kong-on-last-tile': '{field}: on the last tile there is no kong to rob. Leave out {field} or lastTile.',
  'robbed-kong-on-first-turn': '{field}: a declared kong breaks the first turn. Leave out {field} or firstTurn.',
  'after-kong-on-discard': '{field}: the tile after a kong is drawn. Set by to draw, or leave {field} out.',
  'after-kong-without-kong': '{field}: a win after a kong needs a kong. Add it to melds, or leave {field} out.',
  'after-kong-with-ippatsu': '{field}: a kong breaks ippatsu, even a concealed one. Leave out {field} or ippatsu.',
  'after-kong-on-first-turn': '{field}: a kong breaks the first turn. Leave out {field} or firstTurn.',
  'first-turn-with-riichi': '{field}: on the first turn there is no riichi yet. Leave out {field} or the riichi.',
  'first-turn-with-meld': '{field}: no call or kong can break the first turn. Leave out {field} or the melds.',
  'renhou-for-east':
    '{field}: East discards first, so no discard comes before the first turn of East. Leave {field} out, or change seatWind.',
  'first-turn-over':
    '{field}: the winner plays before the discarder in the first go-around, so the first turn is over. Leave {field} out, or change discarder.',
  'concealed-kong-robbed-without-orphans':
    '{field}: only thirteen orphans may rob a concealed kong. Set {field} to added, or correct the tiles.',
  'robbed-tile-held-elsewhere':
    '{field}: all other {tile} are in the robbed kong. Leave out {field} or the other copy.',
  'concealed-kong-not-robbed': 'Only an added kong can be robbed, so {field} must be added.',
  'last-of-kind-held': '{field}: another {tile} is concealed in the hand. Leave out {field}, or correct the tiles.',
  'fifth-kong-robbed': '{field}: four kongs are declared, and a fifth cannot be. Leave {field} out.',
  'last-tile-in-unbroken-turns':
    '{field}: the last tile is never reached in the first turns. Leave out {field}, or firstTurn and ippatsu.',
  'kan-dora-in-unbroken-turns': '{field}: in unbroken turns there is no kong, so {field} must be one tile.',
  'kong-in-unbroken-turns':
    '{field}: after a double riichi a kong of your own breaks ippatsu. Leave out {field} or the kong.',
  'added-kong-in-unbroken-turns':
    '{field}: a kong is added to a called pung, and that call breaks ippatsu. Leave out {field} or ippatsu.',
  'ippatsu-on-last-discard':
    '{field}: after a riichi the declarer draws once more, and ippatsu ends there. Leave out {field} or lastTile.',
  'more-ura-than-dora':
    '{field}: each ura indicator lies under a dora indicator. Leave out the extra ones, or add to doraIndicators.',
  'discarder-on-draw': '{field}: nobody discards a drawn tile. Leave {field} out, or set by to discard.',
  'late-kong-never': '{field}: after riichi no kong may be declared. Leave out the kong or the riichi.',
  'late-kong-waits-change':
    '{field}: a kong after riichi must leave the waits as they are. Leave out the kong or the riichi.',
  'late-kong-not-only-a-triplet':
    '{field}: a kong after riichi must not be readable as chows. Leave out the kong or the riichi.',
  'no-liability-for-pattern': '{field}: nobody is ever liable for {pattern}. Leave {field} out.',
  'liable-set-not-called': '{field}: the last set of {pattern} was not called. Leave {field} out, or correct melds.',
  'liable-earlier-set-concealed':
    '{field}: for {pattern} the earlier sets must be open. Leave {field} out, or correct melds.',
  'liable-kong-not-open':
    '{field}: the last kong of {pattern} must be an open one. Leave {field} out, or correct melds.',
  'liable-fed-nothing':
    '{field}: the last set of {pattern} was not called from {from}. Name the player who discarded for it.',
  'two-liable': '{field}: two players cannot be liable for {pattern}. Leave one of them out.',
  'seat-twice': '{field} names seat {seat} a second time. Name each seat once.',
  'wins-own-discard': '{field}: nobody wins on a discard of their own. Change the seat or the discarder.',
  'not-counted': '{field} must have {wanted}.',
  'follows-from-table': '{field} follows from the table. Set it to {wanted}, or leave it out.',
  'left-to-table': 'Leave {field} out: it follows from the table, or there is none.',
  'riichi-differs': '{field} and the seats in riichi do not agree. Name the riichi in both or in neither.',
  'winners-differ': '{field} must be the same for every winner.',
  'too-many-at-table':
    '{field}: there are {count} tiles {tile} at the table, but only {most} exist. Leave out the extra ones.',
  'too-many-yakuman': '{field}: this hand cannot count as {count} yakuman. Give at most {most}.',
  'too-many-kongs':
    '{field}: the winners have {count} kongs together, but a hand has at most 4. Leave out the extra ones.',
  'first-turn-broken': '{field}: the set of another winner broke the first turn. Leave out {field} or that set.',
  'ippatsu-broken':
    '{field}: the set of another winner broke ippatsu of a double riichi. Leave out {field} or that set.',
  'not-a-win': 'The hand of {field} cannot win: {reason}. Correct it, or settle it as a false win.',
  'several-liable': '{field}: at most one player is liable for a hand. Leave out the others.',
  'four-riichi-of-fewer':
    'A hand is drawn by four riichi when everybody is in riichi, so {field} must be all four seats.',
  'turns-disagree':
    '{field}: the winners cannot all have won on the same turn of the first go-around. Correct firstTurn, riichi or ippatsu.',
  'riichi-before-turn': '{field}: seat {seat} has had no turn before the winning tile. Leave that seat out.',
  'single-riichi-in-first-turns':
    'A riichi on the first discard of an unbroken go-around is a double riichi, so {field} must be double.',
  'kong-added-in-riichi':
    '{field}: seat {seat} is in riichi, so it has no open pung to add a tile to. Leave out that seat or robbedKong.',
  'no-such-count':
    '{field}: no hand that wins in this way counts {han} han and {fu} fu. Count again, or give the tiles.',
  'nagashi-of-all':
    'There are not enough terminals and honours for four nagashi, so {field} must be at most three seats.',
  'nine-terminals-after-riichi':
    '{field}: seat {seat} plays last and is in riichi, so nobody is still before the first discard. Leave out that seat, or change the event.',
  'too-many-bets':
    '{field}: with {counters} counters {bets} riichi sticks cannot be left from earlier hands. Give at most {most}.',
  'scores-not-hundreds': '{field} must be a multiple of 100.',
  'ura-without-riichi':
    '{field}: ura indicators are turned only when somebody in riichi wins. Leave them out, or set the riichi.',
  'pattern-twice':
    '{field}: two winners cannot both have this yakuman; there are not enough tiles. Leave it out for one of them.',
  'sum-beyond-start':
    '{field}: the scores and sticks come to {sum}, but the table began with {most}, and points never come from outside. Count again.',
  'too-many-flowers': '{field}: the winners have {count} flowers together, but only 8 exist. Leave out the extra ones.',
};

/** An answer whose refusal, if it is one, has an English message. */
export type WithMessage<Answer> = Answer extends TableRefused
  ? Answer & { readonly error: { readonly message: string } }
  : Answer;

const isRefused = (answer: { readonly ok: boolean }): answer is TableRefused => !answer.ok;

/** Why a hand at the table cannot win, in words. */
const REASONS: Readonly<Record<string, string>> = {
  'not-complete': 'its tiles are not complete',
  'no-yaku': 'it has no yaku',
  'below-minimum': 'it is below the minimum',
};

const sentenceFor = ({ why, values }: TableRefused['error']): string =>
  SENTENCES[why].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = String(values[name] ?? whole);
    return name === 'reason' ? (REASONS[value] ?? value) : value;
  });

/** Adds English messages to a function's refusals. */
export const withMessages =
  <Request, Answer extends { readonly ok: boolean }>(door: (request: Request) => Answer) =>
  (request: Request): WithMessage<Answer> => {
    const answer = door(request);
    if (!isRefused(answer)) return answer as WithMessage<Answer>;
    const { error, ...rest } = answer as TableRefused;
    return { ...rest, error: { ...error, message: sentenceFor(error) } } as WithMessage<Answer>;
  };
