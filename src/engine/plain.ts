/** Deeper, longer and more than anything in a request. */
const MOST_DEPTH = 6;
const MOST_VALUES = 2000;

/** How many parts a copy may still take in. */
interface Room {
  left: number;
}

function take(room: Room): void {
  if (--room.left < 0) throw new RangeError();
}

/** Copies a value of unknown form as plain data; null stands for what JSON cannot hold and what is too deep, so also circular. */
function copy(value: unknown, depth: number, room: Room): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null) return value === undefined ? undefined : null;
  if (depth === MOST_DEPTH) return null;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const part of value as readonly unknown[]) {
      take(room);
      list.push(copy(part, depth + 1, room));
    }
    return list;
  }
  const copied: Record<string, unknown> = { ...value };
  for (const name in copied) {
    take(room);
    const part = copied[name];
    const plain = copy(part, depth + 1, room);
    if (plain !== part) copied[name] = plain;
  }
  return copied;
}

/** Whether an object has fields that are not its own. */
export function inherits(value: object): boolean {
  for (const _ in Object.getPrototypeOf(value) as object | null) return true;
  return false;
}

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
