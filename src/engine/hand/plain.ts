/** Deeper, longer and more than anything in a request. */
const MOST_DEPTH = 6;
const MOST_VALUES = 2000;

/** Copies a value of unknown form as plain data; null stands for what JSON cannot hold and what is too deep, so also circular. */
function copier(): (value: unknown, depth: number) => unknown {
  let left = MOST_VALUES;
  const take = (parts: number): void => {
    left -= parts;
    if (left < 0) throw new RangeError('more than any request holds');
  };
  const copy = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return value;
    if (typeof value !== 'object' || value === null) return value === undefined ? undefined : null;
    if (depth === MOST_DEPTH) return null;
    if (Array.isArray(value)) {
      const names = Object.keys(value);
      take(Math.max(names.length, value.length));
      const parts = value as unknown as Readonly<Record<string, unknown>>;
      return names.map((name) => copy(parts[name], depth + 1));
    }
    const copied: Record<string, unknown> = { ...value };
    for (const name of Object.keys(copied)) {
      take(1);
      const part = copied[name];
      const plain = copy(part, depth + 1);
      if (plain !== part) copied[name] = plain;
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
