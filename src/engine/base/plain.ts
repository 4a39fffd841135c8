/** Limits on depth and size, above those of any real request. */
const MOST_DEPTH = 8;
const MOST_VALUES = 2000;
/** A ranking of thousands of players with all their games. */
const MOST_IN_A_TOURNAMENT = 500_000;

/** The copy of something unreadable: the value is too large, or a part of it cannot be read. */
export const TOO_LARGE = Symbol('too large');
export const UNREADABLE = Symbol('unreadable');

/** Thrown when a value is larger than a copy may be. */
class TooLarge extends RangeError {}

/** How many more values a copy may contain. */
interface Room {
  left: number;
}

/** Copies an unknown value as plain data. Whatever JSON cannot hold or nests too deep (circular, say) becomes null. */
function copy(value: unknown, depth: number, room: Room): unknown {
  if (room.left-- < 0) throw new TooLarge();
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null) return value === undefined ? undefined : null;
  if (depth === MOST_DEPTH) return null;
  if (Array.isArray(value)) {
    if (value.length > room.left + 1) throw new TooLarge();
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

/** Whether an object may inherit fields; a plain literal does not. */
export const inherits = (value: object): boolean => Object.getPrototypeOf(value) !== Object.prototype;

/** Copies part of a request as plain data, reading each value once; throws when it cannot. */
export const plainPart = (value: unknown): unknown => copy(value, 1, { left: MOST_VALUES });

/**
 * Copies an unknown value as plain data, reading each part once; `UNREADABLE` where a getter throws or a proxy refuses,
 * `TOO_LARGE` where it is too large.
 */
export function plainCopy(value: unknown, most = MOST_VALUES): unknown {
  try {
    return copy(value, 0, { left: most });
  } catch (error) {
    return error instanceof TooLarge ? TOO_LARGE : UNREADABLE;
  }
}

/**
 * Makes a door for tables and tournaments that works on a plain copy of the request, so that no getter or proxy can
 * throw.
 */
export const onPlainCopy =
  <Answer>(answer: (request: unknown) => Answer) =>
  (request: unknown): Answer =>
    answer(plainCopy(request, MOST_IN_A_TOURNAMENT));
