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
 * Why something was refused. `why` names the exact reason and is what the pages translate; `field` is the offending place of
 * the request; `at` an offset in its text; `values` what a sentence about it names.
 */
export interface Refusal<Why extends string = RefusalId> {
  readonly code: ErrorCode;
  readonly why: Why;
  readonly field: string;
  readonly tile?: string;
  readonly at?: number;
  readonly values: Values;
  /** Where it stands that this cannot be, for what is impossible at a table. */
  readonly cite?: Clause;
}

/** What a sentence about a refusal names. */
type Values = Readonly<Record<string, string | number>>;

/** What a door gives: the value, or why it was refused. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

/** Makes the result of what was not refused. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** Every reason for a refusal, with its code. */
export const REFUSALS = {
  'not-json': 'bad-json',
  'not-an-object': 'bad-json',
  'unknown-field': 'bad-field',
  'wrong-type': 'bad-field',
  'too-many-indicators': 'bad-field',
  'liable-needs-discarder': 'bad-field',
  'unknown-rules': 'unknown-rules',
  'unknown-knob': 'bad-knob',
  'bad-knob-value': 'bad-knob',
  'bad-tile': 'bad-tile',
  'digits-without-suit': 'bad-tile',
  'one-tile': 'bad-tile',
  'too-many-copies': 'too-many-copies',
  'wrong-tile-count': 'wrong-tile-count',
  'too-many-melds': 'wrong-tile-count',
  'bad-chow': 'bad-meld',
  'bad-pung': 'bad-meld',
  'no-set': 'bad-meld',
  'bad-kong': 'bad-meld',
  'called-not-in-meld': 'bad-meld',
  'concealed-kong-not-called': 'bad-meld',
  'chow-from-left-only': 'impossible-context',
  'ippatsu-without-riichi': 'impossible-context',
  'riichi-with-open-meld': 'impossible-context',
  'robbed-kong-on-draw': 'impossible-context',
  'robbed-kong-on-last-tile': 'impossible-context',
  'robbed-kong-on-first-turn': 'impossible-context',
  'after-kong-on-discard': 'impossible-context',
  'after-kong-without-kong': 'impossible-context',
  'after-kong-with-ippatsu': 'impossible-context',
  'after-kong-on-first-turn': 'impossible-context',
  'first-turn-with-riichi': 'impossible-context',
  'first-turn-with-meld': 'impossible-context',
  'renhou-for-east': 'impossible-context',
  'concealed-kong-robbed-without-orphans': 'impossible-context',
  'robbed-tile-held-elsewhere': 'impossible-context',
  'concealed-kong-not-robbed': 'impossible-context',
  'last-of-kind-held': 'impossible-context',
  'fifth-kong-robbed': 'impossible-context',
  'last-tile-in-unbroken-turns': 'impossible-context',
  'kan-dora-in-unbroken-turns': 'impossible-context',
  'kong-in-unbroken-turns': 'impossible-context',
  'added-kong-in-unbroken-turns': 'impossible-context',
  'ippatsu-on-last-discard': 'impossible-context',
  'more-ura-than-dora': 'impossible-context',
  'discarder-on-draw': 'impossible-context',
  'late-kong-never': 'impossible-context',
  'late-kong-waits-change': 'impossible-context',
  'late-kong-not-only-a-triplet': 'impossible-context',
  'no-liability-for-pattern': 'impossible-context',
  'liable-set-not-called': 'impossible-context',
  'liable-earlier-set-concealed': 'impossible-context',
  'liable-kong-not-open': 'impossible-context',
  'liable-fed-nothing': 'impossible-context',
  'two-liable': 'impossible-context',
} as const satisfies Record<string, ErrorCode>;

/** The exact reason for a refusal. */
export type RefusalId = keyof typeof REFUSALS;

/** Makes a refusal of any list. */
export function makeRefusal<Why extends string>(
  code: ErrorCode,
  why: Why,
  field: string,
  values: Values,
  at?: number,
): Refusal<Why> {
  const { tile } = values;
  return {
    code,
    why,
    field,
    ...(typeof tile === 'string' ? { tile } : {}),
    ...(at === undefined ? {} : { at }),
    values: { field, ...values },
  };
}

/** Refuses for one of the reasons above. */
export const refuse = (
  why: RefusalId,
  field: string,
  values: Values = {},
  at?: number,
): { ok: false; error: Refusal } => ({ ok: false, error: makeRefusal(REFUSALS[why], why, field, values, at) });
