import { inherits, plainPart } from './plain.ts';

type Named = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function isSameList(ours: readonly unknown[], given: readonly unknown[]): boolean {
  for (let i = 0; i < ours.length; i++) if (!isSame(ours[i], given[i])) return false;
  return ours.length === given.length;
}

function isSameObject(ours: object, given: object): boolean {
  let left = Object.keys(ours).length;
  for (const name in given) {
    if (!isSame((ours as Named)[name], (given as Named)[name])) return false;
    left--;
  }
  return left === 0 && !inherits(given);
}

/** Whether a value of unknown form is the same as one of ours; ours is never circular, so this ends. */
export function isSame(ours: unknown, given: unknown): boolean {
  if (typeof ours !== 'object' || typeof given !== 'object' || ours === null || given === null) return ours === given;
  if (isList(ours)) return isList(given) && isSameList(ours, given);
  return !isList(given) && isSameObject(ours, given);
}

/** The options that were copied last, and their names and values in order. */
let kept: unknown = {};
let names: readonly string[] = [];
let values: readonly unknown[] = [];

function isKept(options: Named): boolean {
  let at = 0;
  for (const name in options) {
    const value = options[name];
    if (name !== names[at] || (value !== values[at] && !isSame(values[at], value))) return false;
    at++;
  }
  return at === names.length && !inherits(options);
}

/** A copy of options as plain data: the one made last where it is the same, as one request after the other asks for the same. */
export function keptCopy(options: unknown): unknown {
  if (options !== kept && !isKept(options as Named)) {
    kept = plainPart(options);
    names = Object.keys(kept as Named);
    values = Object.values(kept as Named);
  }
  return kept;
}
