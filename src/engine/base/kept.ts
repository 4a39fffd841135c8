import { isObject } from './form.ts';
import { inherits, plainPart } from './plain.ts';

/** The names of an object that was copied, and its values, in order. */
interface Kept {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
}

/** Takes plain data apart, as it is gone through faster so: each object is its names and its values. */
const apart = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(apart)
    : isObject(value)
      ? { names: Object.keys(value), values: Object.values(value).map(apart) }
      : value;

function isSameList(ours: readonly unknown[], given: readonly unknown[]): boolean {
  for (let i = 0; i < ours.length; i++) if (ours[i] !== given[i] && !isSamePart(ours[i], given[i])) return false;
  return ours.length === given.length;
}

function isSamePart(ours: unknown, given: unknown): boolean {
  return isObject(ours)
    ? isObject(given) && isSameObject(ours as unknown as Kept, given)
    : Array.isArray(ours) && Array.isArray(given) && isSameList(ours, given);
}

function isSameObject({ names, values }: Kept, given: Readonly<Record<string, unknown>>): boolean {
  let at = 0;
  for (const name in given) {
    if (name !== names[at]) return false;
    const value = given[name];
    if (value !== values[at] && !isSamePart(values[at], value)) return false;
    at++;
  }
  return at === names.length && !inherits(given);
}

/** The options that were copied last, whole and taken apart. */
let copied: unknown = {};
let kept = apart(copied);

/** A copy of options as plain data: the one made last where it is the same, as one request after the other asks for the same. */
export function keptCopy(options: unknown): unknown {
  if (options !== copied && !isSamePart(kept, options)) {
    copied = plainPart(options);
    kept = apart(copied);
  }
  return copied;
}
