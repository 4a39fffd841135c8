/** A small seeded random generator: numbers below one. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random entry. */
export function oneOf<T>(next: () => number, some: readonly T[]): T {
  const found = some[Math.floor(next() * some.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}
