import type { Clause } from './clause.ts';

/** The codes of everything the engine refuses. */
export type ErrorCode =
  | 'bad-json'
  | 'bad-field'
  | 'unknown-rules'
  | 'bad-knob'
  | 'bad-tile'
  | 'too-many-copies'
  | 'wrong-tile-count'
  | 'bad-meld'
  | 'impossible-context';

/**
 * Why something was refused. `why` names the exact reason and is what the pages translate; `message` says it in English,
 * with the place and what would be right; `field` is the offending place of the request; `at` an offset in its text;
 * `values` what the sentence names.
 */
export interface Refusal<Why extends string = RefusalId> {
  readonly code: ErrorCode;
  readonly why: Why;
  readonly message: string;
  readonly field: string;
  readonly tile?: string;
  readonly at?: number;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Where it stands that this cannot be, for what is impossible at a table. */
  readonly cite?: Clause;
}

/** What a door gives: the value, or why it was refused. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

/** Makes the result of what was not refused. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** Every reason for a refusal: its code and its English sentence, with {placeholders}. */
export const REFUSALS = {
  'not-json': ['bad-json', 'This is not JSON; write one request per line.'],
  'not-an-object': ['bad-json', 'A request is a JSON object.'],
  'unknown-field': ['bad-field', 'A request has no field {field}.'],
  'wrong-type': ['bad-field', '{field} must be {wanted}.'],
  'too-many-indicators': ['bad-field', '{field} has {count} tiles; at most 5 can lie open.'],
  'liable-needs-discarder': ['bad-field', 'With liable and a win by discard, discarder must be left, across or right.'],
  'unknown-rules': ['unknown-rules', 'There is no rulebook {rules}; there are {wanted}.'],
  'unknown-knob': ['bad-knob', 'There is no rule option {knob}.'],
  'bad-knob-value': ['bad-knob', '{knob} must be {wanted}.'],
  'bad-tile': ['bad-tile', '{tile} in {field} is not a tile; write tiles like 123m406p11z.'],
  'digits-without-suit': ['bad-tile', '{tile} in {field} lacks its suit; end it with m, p, s or z.'],
  'one-tile': ['bad-tile', '{field} must be one tile, like 7s.'],
  'too-many-copies': ['too-many-copies', 'There are {count} tiles {tile}; a set has only {most}.'],
  'wrong-tile-count': ['wrong-tile-count', 'With {melds} melds the concealed part has {wanted} tiles, not {count}.'],
  'too-many-melds': ['wrong-tile-count', 'A hand has at most 4 melds, not {count}.'],
  'bad-chow': ['bad-meld', '{tiles} is not a chow: three suited tiles in a row.'],
  'bad-pung': ['bad-meld', '{tiles} is not a pung: three equal tiles.'],
  'no-set': ['bad-meld', '{tiles} is not a set: a chow, a pung or a kong.'],
  'bad-kong': ['bad-meld', '{tiles} is not a kong: four equal tiles.'],
  'called-not-in-meld': ['bad-meld', 'The called tile {tile} is not in the meld {tiles}.'],
  'concealed-kong-not-called': ['bad-meld', 'A concealed kong is not called from anybody.'],
  'chow-from-left-only': ['impossible-context', 'A chow can be called from the left player only.'],
  'ippatsu-without-riichi': ['impossible-context', 'Ippatsu needs a riichi.'],
  'riichi-with-open-meld': ['impossible-context', 'Riichi needs a closed hand; here a meld is open.'],
  'robbed-kong-on-draw': ['impossible-context', 'A robbed kong is a win by discard, not by draw.'],
  'robbed-kong-on-last-tile': ['impossible-context', 'On the last tile there is no kong to rob.'],
  'robbed-kong-on-first-turn': ['impossible-context', 'A declared kong breaks the first turn.'],
  'after-kong-on-discard': ['impossible-context', 'A win after a kong is a win by draw.'],
  'after-kong-without-kong': ['impossible-context', 'A win after a kong needs a kong.'],
  'after-kong-with-ippatsu': ['impossible-context', 'A kong breaks ippatsu, also a concealed one.'],
  'after-kong-on-first-turn': ['impossible-context', 'A kong breaks the first turn.'],
  'first-turn-with-riichi': ['impossible-context', 'On the first turn there is no riichi yet.'],
  'first-turn-with-meld': ['impossible-context', 'The first turn is unbroken: no meld.'],
  'renhou-for-east': ['impossible-context', 'East discards first.'],
  'concealed-kong-robbed-without-orphans': ['impossible-context', 'Only thirteen orphans may rob a concealed kong.'],
  'robbed-tile-held-elsewhere': ['impossible-context', 'All other {tile} are in the robbed kong.'],
  'concealed-kong-not-robbed': ['impossible-context', 'Only an added kong can be robbed.'],
  'last-of-kind-held': ['impossible-context', 'Another {tile} is concealed in the hand.'],
  'fifth-kong-robbed': ['impossible-context', 'Four kongs are declared; a fifth cannot be.'],
  'last-tile-in-unbroken-turns': ['impossible-context', 'The last tile is not drawn in the first turns.'],
  'kan-dora-in-unbroken-turns': ['impossible-context', 'Without any kong there is one indicator.'],
  'kong-in-unbroken-turns': ['impossible-context', 'After a double riichi an own kong breaks ippatsu.'],
  'added-kong-in-unbroken-turns': ['impossible-context', 'A call breaks ippatsu.'],
  'ippatsu-on-last-discard': ['impossible-context', 'After a riichi the declarer draws once more.'],
  'more-ura-than-dora': ['impossible-context', 'Each ura indicator lies under a dora indicator.'],
  'discarder-on-draw': ['impossible-context', 'A drawn tile has no discarder.'],
  'late-kong-never': ['impossible-context', 'After riichi no kong may be declared.'],
  'late-kong-waits-change': ['impossible-context', 'A kong after riichi must leave the waits.'],
  'late-kong-not-only-a-triplet': ['impossible-context', 'A kong after riichi must not be readable as chows.'],
  'no-liability-for-pattern': ['impossible-context', 'Nobody is ever liable for {pattern}.'],
  'liable-set-not-called': ['impossible-context', 'The last set of {pattern} was not called.'],
  'liable-earlier-set-concealed': ['impossible-context', 'For {pattern} the earlier sets must be open.'],
  'liable-kong-not-open': ['impossible-context', 'The last kong of {pattern} must be an open one.'],
  'liable-fed-nothing': ['impossible-context', 'The last set of {pattern} was not called from {from}.'],
  'two-liable': ['impossible-context', 'Two players cannot be liable for {pattern}.'],
} as const satisfies Record<string, Sentence>;

/** The exact reason for a refusal. */
export type RefusalId = keyof typeof REFUSALS;

/** The code of a refusal and its English sentence, with {placeholders}. */
export type Sentence = readonly [ErrorCode, string];

type Values = Readonly<Record<string, string | number>>;

/** Makes a refusal of any list and fills its sentence in. */
export function makeRefusal<Why extends string>(
  why: Why,
  [code, sentence]: Sentence,
  field: string,
  values: Values,
  at?: number,
): Refusal<Why> {
  const all: Values = { field, ...values };
  const message = sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(all[name] ?? whole));
  const tile = values.tile;
  return {
    code,
    why,
    message,
    field,
    ...(typeof tile === 'string' ? { tile } : {}),
    ...(at === undefined ? {} : { at }),
    values: all,
  };
}

/** Refuses for one of the reasons above. */
export const refuse = (
  why: RefusalId,
  field: string,
  values: Values = {},
  at?: number,
): { ok: false; error: Refusal } => ({ ok: false, error: makeRefusal(why, REFUSALS[why], field, values, at) });
