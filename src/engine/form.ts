import { inherits, plainPart } from './plain.ts';
import { type Refusal, refuse } from './result.ts';

type Check = (value: unknown) => boolean;

/** What a field of an object must be, and the words that say so. */
export interface Field {
  readonly check: Check;
  readonly wanted: string;
  readonly required?: boolean;
  /** Makes a copy of our own of what has parts. */
  readonly own?: (value: unknown) => unknown;
}

/** The fields an object may have, how many of them it must, and an object in which none of them is said. */
export interface Form {
  readonly fields: ReadonlyMap<string, Field>;
  readonly required: number;
  readonly blank: Readonly<Record<string, undefined>>;
}

/** Makes a form from its fields by name. */
export function form(fields: Readonly<Record<string, Field>>): Form {
  const entries = Object.entries(fields);
  return {
    fields: new Map(entries),
    required: entries.filter(([, field]) => field.required).length,
    blank: Object.fromEntries(entries.map(([name]) => [name, undefined])),
  };
}

/** Whether a value is an object with fields, no list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field that must be there. */
export const required = (field: Field): Field => ({ ...field, required: true });

/** A field that holds one of some words. */
export const oneOf = (words: readonly string[]): Field => ({
  check: (v) => typeof v === 'string' && words.includes(v),
  wanted: `one of ${words.join(', ')}`,
});

/** A field that holds a whole number within bounds. */
export const whole = (least: number, most: number, wanted: string): Field => ({
  check: (v) => Number.isInteger(v) && (v as number) >= least && (v as number) <= most,
  wanted,
});

/** A field that holds a list; its items are checked by `listError`, where they have a form of their own. */
export const list = (wanted: string): Field => ({ check: Array.isArray, wanted, own: plainPart });

/** A field that holds an object. */
export const object = (wanted: string): Field => ({ check: isObject, wanted });

/** A field that holds any text. */
export const text: Field = { check: (v) => typeof v === 'string', wanted: 'a text' };

/** A field that is true or false. */
export const flag: Field = { check: (v) => typeof v === 'boolean', wanted: 'true or false' };

/** The fields that every request has: its name, its rulebook, and the options that are played otherwise. */
export const head = {
  id: text,
  rules: required(text),
  knobs: object('an object of rule options'),
};

/** A field that may name a thing but must count none of it. */
export const none: Field = whole(0, 0, '0, or left out');

/** No table ever has so many counters or bets; beyond it sums would lose points. */
const MOST_STICKS = 1_000_000;

/** A field that counts sticks on the table. */
export const sticks: Field = whole(0, MOST_STICKS, 'a whole number from 0');

/**
 * What is wrong with an object by its form: an unknown field, a wrong type, a lack of a field that it must have, or that is
 * `needed` instead; `at` is its place in the request. Each part is read once where it is read `into` another: what is there is
 * a copy of our own.
 */
export function objectError(
  value: object,
  items: Form,
  at = '',
  needed?: readonly string[],
  into?: Record<string, unknown>,
): Refusal | undefined {
  if (into && inherits(value)) return objectError({ ...value }, items, at, needed, into);
  const wrong = (name: string, { wanted }: Field) => refuse('wrong-type', at + name, { wanted }).error;
  const record = value as Readonly<Record<string, unknown>>;
  let found = 0;
  for (const name in record) {
    const field = items.fields.get(name);
    if (!field) return refuse('unknown-field', at + name).error;
    const given = record[name];
    if (given === undefined) continue;
    if (!field.check(given)) return wrong(name, field);
    if (field.required) found++;
    if (into) into[name] = field.own ? field.own(given) : given;
  }
  if (needed || found < items.required)
    for (const [name, field] of items.fields)
      if (record[name] === undefined && (needed?.includes(name) ?? field.required)) return wrong(name, field);
  return undefined;
}

/**
 * What is wrong with the items of a list by the form that each must have, or after that by what is in it; `at` is the place of
 * the list.
 */
export function listError(
  items: readonly unknown[],
  each: Form,
  at: string,
  within?: (item: object, place: string) => Refusal | undefined,
): Refusal | undefined {
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    const place = `${at}[${i}]`;
    const error = isObject(item)
      ? (objectError(item, each, `${place}.`) ?? within?.(item, place))
      : refuse('wrong-type', place, { wanted: 'an object' }).error;
    if (error) return error;
  }
  return undefined;
}
