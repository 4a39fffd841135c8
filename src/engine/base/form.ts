import { TOO_LARGE, UNREADABLE } from './plain.ts';
import { type Refusal, refuse } from './result.ts';

type Check = (value: unknown) => boolean;

/** A schema of JSON Schema 2020-12, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** A form for each value of the field `type`. */
export type Forms = Readonly<Record<string, Form>>;

/** The check of a request field, how an error message words it, and the same as JSON Schema. */
export interface Field {
  readonly check: Check;
  readonly wanted: string;
  readonly schema: Schema;
  readonly required?: boolean;
  /** The form of the object, or of each item of the list. */
  readonly of?: Form | Forms;
  /** The required fields of that form, where they differ from its own. */
  readonly needed?: readonly string[];
}

/** The fields that an object may have, in order, and how many are required. */
export interface Form {
  readonly names: readonly string[];
  readonly fields: readonly Field[];
  readonly required: number;
  /** What its fields demand of each other. */
  readonly also?: Schema;
}

/** Makes a form from its fields by name. */
export function form(byName: Readonly<Record<string, Field>>, also?: Schema): Form {
  const fields = Object.values(byName);
  const required = fields.filter((field) => field.required).length;
  return { names: Object.keys(byName), fields, required, ...(also && { also }) };
}

/** Whether a value is an object and not an array. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Refuses what is no object, or could not be copied as one. */
export const refuseWhole = (given: unknown): Refusal =>
  refuse(given === TOO_LARGE ? 'too-large' : given === UNREADABLE ? 'unreadable' : 'not-an-object', 'request').error;

/** Longer names of unknown fields are cut in the refusal. */
const LONGEST_NAME = 60;

const misfit = ({ names, fields }: Form, place: number, at: string): Refusal =>
  refuse('wrong-type', at + names[place]!, { wanted: fields[place]!.wanted }).error;

/**
 * Returns the first error in an object: an unknown field, a wrong type, or a missing required field (`needed` overrides
 * which are required). `at` is the object's path in the request. Fields mostly arrive in the form's order, so the
 * search for each starts at the one before. `into` receives the values in that order, each read once.
 */
export function objectError(
  value: object,
  items: Form,
  at = '',
  needed?: readonly string[],
  into?: unknown[],
): Refusal | undefined {
  const { names, fields } = items;
  const record = value as Readonly<Record<string, unknown>>;
  let found = 0;
  let place = 0;
  for (const name in record) {
    for (let left = names.length; names[place] !== name; left--) {
      if (left === 0) return refuse('unknown-field', at + name.slice(0, LONGEST_NAME)).error;
      if (++place === names.length) place = 0;
    }
    const given = record[name];
    if (given === undefined) continue;
    const field = fields[place]!;
    if (!field.check(given)) return misfit(items, place, at);
    if (field.required) found++;
    if (into) into[place] = given;
  }
  if (needed || found < items.required)
    for (const [i, name] of names.entries())
      if (record[name] === undefined && (needed?.includes(name) ?? fields[i]!.required)) return misfit(items, i, at);
  return undefined;
}

/**
 * Returns the first error in a list: an item that does not fit its form, then whatever `within` finds. `at` is the
 * list's path.
 */
export function listError(
  items: readonly unknown[],
  each: Form | ((item: object) => Form),
  at: string,
  within?: (item: object, place: string) => Refusal | undefined,
): Refusal | undefined {
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    const place = `${at}[${i}]`;
    const error = isObject(item)
      ? (objectError(item, typeof each === 'function' ? each(item) : each, `${place}.`) ?? within?.(item, place))
      : refuse('wrong-type', place, { wanted: 'an object' }).error;
    if (error) return error;
  }
  return undefined;
}
