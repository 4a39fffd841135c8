import { isObject } from './form.ts';
import { inherits, plainPart } from './plain.ts';

/** An object split into its keys and values, in order. */
interface Split {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
}

/** Splits each object of plain data into keys and values, which compare faster. */
const splitOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(splitOf)
    : isObject(value)
      ? { names: Object.keys(value), values: Object.values(value).map(splitOf) }
      : value;

function isSameList(ours: readonly unknown[], given: readonly unknown[]): boolean {
  for (let i = 0; i < ours.length; i++) if (ours[i] !== given[i] && !isSamePart(ours[i], given[i])) return false;
  return ours.length === given.length;
}

function isSamePart(ours: unknown, given: unknown): boolean {
  return isObject(ours)
    ? isObject(given) && isSameObject(ours as unknown as Split, given)
    : Array.isArray(ours) && Array.isArray(given) && isSameList(ours, given);
}

function isSameObject({ names, values }: Split, given: Readonly<Record<string, unknown>>): boolean {
  let at = 0;
  for (const name in given) {
    if (name !== names[at]) return false;
    const value = given[name];
    if (value !== values[at] && !isSamePart(values[at], value)) return false;
    at++;
  }
  return at === names.length && !inherits(given);
}

/** The options copied last, whole and split. */
let copied: unknown = {};
let split = splitOf(copied);

/**
 * Copies options as plain data. Requests in a row mostly have the same options, so an equal one returns the last copy.
 */
export function cachedCopy(options: unknown): unknown {
  if (options !== copied && !isSamePart(split, options)) {
    copied = plainPart(options);
    split = splitOf(copied);
  }
  return copied;
}
