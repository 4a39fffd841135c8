/** A seeded random source: numbers from 0 (included) to 1 (excluded). */
export function chanceOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random entry of a non-empty list. */
export function oneOf<T>(list: readonly T[], chance: () => number): T {
  const found = list[Math.floor(chance() * list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}
