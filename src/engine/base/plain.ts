/** Deeper, longer and more than anything in a request. */
const MOST_DEPTH = 6;
const MOST_VALUES = 2000;

/** How many values a copy may still take in. */
interface Room {
  left: number;
}

/** Copies a value of unknown form as plain data; null stands for what JSON cannot hold and what is too deep, so also circular. */
function copy(value: unknown, depth: number, room: Room): unknown {
  if (room.left-- < 0) throw new RangeError();
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null) return value === undefined ? undefined : null;
  if (depth === MOST_DEPTH) return null;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const part of value as readonly unknown[]) list.push(copy(part, depth + 1, room));
    return list;
  }
  const copied: Record<string, unknown> = { ...value };
  for (const name in copied) {
    const part = copied[name];
    const plain = copy(part, depth + 1, room);
    if (plain !== part) copied[name] = plain;
  }
  return copied;
}

/** Whether an object may have fields that are not its own: what is made by a plain literal has none. */
export const inherits = (value: object): boolean => Object.getPrototypeOf(value) !== Object.prototype;

/** A copy of a part of a request as plain data, in which every part was read once; throws where that cannot be done. */
export const plainPart = (value: unknown): unknown => copy(value, 1, { left: MOST_VALUES });

/**
 * A copy of a value of unknown form as plain data, in which every part was read once; undefined where that cannot be done:
 * a getter that throws, a proxy that refuses, more parts than any request has.
 */
export function plainCopy(value: unknown): unknown {
  try {
    return copy(value, 0, { left: MOST_VALUES });
  } catch {
    return undefined;
  }
}
