import type { Clause } from './clause.ts';
import type { ImpossibleId } from './impossible.ts';

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

/** Gives reasons their code. */
export const coded = <Why extends string>(
  code: ErrorCode,
  ...reasons: readonly Why[]
): Readonly<Record<Why, ErrorCode>> => Object.fromEntries(reasons.map((why) => [why, code])) as Record<Why, ErrorCode>;

/** The reasons for which a request is refused as it is written, with their codes. */
export const WRITTEN = {
  ...coded('bad-json', 'not-json', 'not-an-object'),
  ...coded('bad-field', 'unknown-field', 'wrong-type', 'too-many-indicators', 'liable-needs-discarder'),
  ...coded('unknown-rules', 'unknown-rules'),
  ...coded('bad-knob', 'unknown-knob', 'bad-knob-value'),
  ...coded('bad-tile', 'bad-tile', 'digits-without-suit', 'one-tile'),
  ...coded('too-many-copies', 'too-many-copies'),
  ...coded('wrong-tile-count', 'wrong-tile-count', 'too-many-melds'),
  ...coded('bad-meld', 'bad-chow', 'bad-pung', 'no-set', 'bad-kong', 'called-not-in-meld', 'concealed-kong-not-called'),
};

const CODES: Readonly<Record<string, ErrorCode | undefined>> = WRITTEN;

/** The exact reason for a refusal. */
export type RefusalId = keyof typeof WRITTEN | ImpossibleId;

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
    ...(typeof tile === 'string' && { tile }),
    ...(at !== undefined && { at }),
    values: { field, ...values },
  };
}

/** A refusal of a part of something, with the place of the part put before its field. */
export function refusedIn<Why extends string>(place: string, { field, values, ...error }: Refusal<Why>): Refusal<Why> {
  const whole = `${place}.${field}`;
  return { ...error, field: whole, values: { ...values, field: whole } };
}

/** Refuses for one of the reasons above. */
export const refuse = (
  why: RefusalId,
  field: string,
  values: Values = {},
  at?: number,
): { ok: false; error: Refusal } => ({
  ok: false,
  error: makeRefusal(CODES[why] ?? 'impossible-context', why, field, values, at),
});
