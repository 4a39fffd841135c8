import type { Refusal, RefusalId } from './result.ts';

/** What each refusal says in English, with {placeholders}: for the JSON door and the build; pages have words of their own. */
const SENTENCES: Readonly<Record<RefusalId, string>> = {
  'not-json': 'This is not JSON; write one request per line.',
  'not-an-object': 'A request is a JSON object.',
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
  'concealed-kong-robbed-without-orphans': 'Only thirteen orphans may rob a concealed kong.',
  'robbed-tile-held-elsewhere': 'All other {tile} are in the robbed kong.',
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
  'differs-between-winners': '{field} must be the same for all winners.',
  'too-many-kongs': 'There are never more than four kongs, not {count}.',
  'set-in-unbroken-turns': 'Another winner has a set or a kong, so the turns were broken.',
};

/** A refusal with its English sentence: the place, and what would be right. */
export interface ToldRefusal extends Refusal {
  readonly message: string;
}

/** Says a refusal in English. */
export function tell(refusal: Refusal): ToldRefusal {
  const { code, why, field, values = {}, ...rest } = refusal;
  const message = SENTENCES[why].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  return { code, why, message, field, values, ...rest };
}
