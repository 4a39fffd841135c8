import type { Clause } from './clause.ts';
import type { ImpossibleId } from './impossible.ts';

/** The error codes of the engine. */
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
 * Why a request was refused. Pages translate `why`, the exact reason; `field` is the offending field, `at` an offset in
 * its text, `values` fill the placeholders of the message.
 */
export interface Refusal<Why extends string = RefusalId> {
  readonly code: ErrorCode;
  readonly why: Why;
  readonly field: string;
  readonly tile?: string;
  readonly at?: number;
  readonly values: Values;
  /** The clause that rules it out, for impossible states of a table. */
  readonly cite?: Clause;
}

/** Longer texts from a request are cut in a refusal, and longer lists of what is wanted. */
const LONGEST_TEXT = 60;
const LONGEST_LIST = 320;

const cut = (text: string, longest: number): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const cutEach = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? cut(value, name === 'wanted' ? LONGEST_LIST : LONGEST_TEXT) : value,
    ]),
  );

/** The placeholder values of a refusal's message. */
type Values = Readonly<Record<string, string | number>>;

/** A value, or why the request was refused. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

/** Wraps a value as a success. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** Maps each reason to one error code. */
export const coded = <Why extends string>(
  code: ErrorCode,
  ...reasons: readonly Why[]
): Readonly<Record<Why, ErrorCode>> => Object.fromEntries(reasons.map((why) => [why, code])) as Record<Why, ErrorCode>;

/** Reasons to refuse a request for how it is written, with their codes. */
export const WRITTEN = {
  ...coded('bad-json', 'not-json', 'not-an-object', 'too-large', 'unreadable'),
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

/** Makes a refusal from any table of reasons. */
export function makeRefusal<Why extends string>(
  code: ErrorCode,
  why: Why,
  field: string,
  values: Values,
  at?: number,
): Refusal<Why> {
  const told = cutEach({ field, ...values });
  const { tile } = told;
  return {
    code,
    why,
    field: String(told.field),
    ...(typeof tile === 'string' && { tile }),
    ...(at !== undefined && { at }),
    values: told,
  };
}

/** Prefixes a refusal's field with the path of the part it came from. */
export function refusedIn<Why extends string>(place: string, { field, values, ...error }: Refusal<Why>): Refusal<Why> {
  const whole = `${place}.${field}`;
  return { ...error, field: whole, values: { ...values, field: whole } };
}

/** Refuses for one of the reasons in `WRITTEN`. */
export const refuse = (
  why: RefusalId,
  field: string,
  values: Values = {},
  at?: number,
): { ok: false; error: Refusal } => ({
  ok: false,
  error: makeRefusal(CODES[why] ?? 'impossible-context', why, field, values, at),
});
