import { type Refusal, refuse } from './result.ts';

type Check = (value: unknown) => boolean;

/** What a field of an object must be, and the words that say so. */
export interface Field {
  readonly check: Check;
  readonly wanted: string;
  readonly required?: true;
}

/** The fields an object may have, and those it must. */
export interface Form {
  readonly fields: ReadonlyMap<string, Field>;
  readonly required: readonly (readonly [string, Field])[];
}

/** Makes a form from its fields by name. */
export function form(fields: Readonly<Record<string, Field>>): Form {
  const entries = Object.entries(fields);
  return { fields: new Map(entries), required: entries.filter(([, field]) => field.required) };
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
export const list = (wanted: string): Field => ({ check: Array.isArray, wanted });

/** A field that holds an object. */
export const object = (wanted: string): Field => ({ check: isObject, wanted });

/** A field that holds any text. */
export const text: Field = { check: (v) => typeof v === 'string', wanted: 'a text' };

/** A field that is true or false. */
export const flag: Field = { check: (v) => typeof v === 'boolean', wanted: 'true or false' };

/** The fields that every request has: its name, its rulebook, and the options that are played otherwise. */
export const head = { id: text, rules: required(text), knobs: object('an object of rule options') };

/** A field that may name a thing but must count none of it. */
export const none: Field = whole(0, 0, '0, or left out');

/** No table ever has so many counters or bets; beyond it sums would lose points. */
const MOST_STICKS = 1_000_000;

/** A field that counts sticks on the table. */
export const sticks: Field = whole(0, MOST_STICKS, 'a whole number from 0');

/** A field that is wrong: its name and what it must be; undefined for a name that the form does not have. */
type Wrong = readonly [name: string, wanted: string | undefined];

function wrongField(value: object, { fields, required: needed }: Form): Wrong | undefined {
  const record = value as Readonly<Record<string, unknown>>;
  for (const name in record) {
    const field = fields.get(name);
    if (!field) return [name, undefined];
    const given = record[name];
    if (given !== undefined && !field.check(given)) return [name, field.wanted];
  }
  for (const [name, { wanted }] of needed) if (record[name] === undefined) return [name, wanted];
  return undefined;
}

/** What is wrong with an object by its form: an unknown field, a wrong type, a lack; `at` is its place in the request. */
export function objectError(value: object, items: Form, at = ''): Refusal | undefined {
  const wrong = wrongField(value, items);
  if (!wrong) return undefined;
  const [name, wanted] = wrong;
  return (wanted === undefined ? refuse('unknown-field', at + name) : refuse('wrong-type', at + name, { wanted }))
    .error;
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
    const place = `${at}[${String(i)}]`;
    const error = isObject(item)
      ? (objectError(item, each, `${place}.`) ?? within?.(item, place))
      : refuse('wrong-type', place, { wanted: 'an object' }).error;
    if (error) return error;
  }
  return undefined;
}
