/** Deeper, longer and more than anything in a request. */
const MOST_DEPTH = 6;
const MOST_VALUES = 2000;

const NOT_IN_JSON = ['bigint', 'function', 'symbol'];

/** Copies a value of unknown form as plain data; null stands for what JSON cannot hold and what is too deep, so also circular. */
function copier(): (value: unknown, depth: number) => unknown {
  let left = MOST_VALUES;
  const copy = (value: unknown, depth: number): unknown => {
    if (NOT_IN_JSON.includes(typeof value)) return null;
    if (typeof value !== 'object' || value === null) return value;
    if (depth === MOST_DEPTH) return null;
    const names = Object.keys(value);
    left -= Math.max(names.length, Array.isArray(value) ? value.length : 0);
    if (left < 0) throw new RangeError('more than any request holds');
    const parts = value as Readonly<Record<string, unknown>>;
    if (Array.isArray(value)) return names.map((name) => copy(parts[name], depth + 1));
    const copied: Record<string, unknown> = {};
    for (const name of names) {
      const part = copy(parts[name], depth + 1);
      if (name === '__proto__') Object.defineProperty(copied, name, { value: part, enumerable: true });
      else copied[name] = part;
    }
    return copied;
  };
  return copy;
}

/**
 * A copy of a value of unknown form as plain data, in which every part was read once; undefined where that cannot be done:
 * a getter that throws, a proxy that refuses, more parts than any request has.
 */
export function plainCopy(value: unknown): unknown {
  try {
    return copier()(value, 0);
  } catch {
    return undefined;
  }
}
