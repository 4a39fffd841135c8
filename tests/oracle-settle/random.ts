/** A seeded source of choices; the same seed gives the same choices. */
export interface Random {
  /** A whole number from the first to the last, both included. */
  between: (first: number, last: number) => number;
  /** True this often, 0 to 1. */
  chance: (share: number) => boolean;
  /** One entry of a list that is not empty. */
  pick: <T>(list: readonly T[]) => T;
  /** This many different entries of a list, in any order. */
  some: <T>(list: readonly T[], count: number) => T[];
}

/** Makes a seeded source of choices (a 32-bit linear congruence, its high bits). */
export function makeRandom(seed: number): Random {
  let state = (seed ^ 0x5bd1e995) >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
  for (let warm = 0; warm < 5; warm += 1) next();
  const between = (first: number, last: number): number => first + Math.floor(next() * (last - first + 1));
  const pick = <T>(list: readonly T[]): T => {
    const one = list[between(0, list.length - 1)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count) taken.push(...rest.splice(between(0, rest.length - 1), 1));
    return taken;
  };
  return { between, chance: (share) => next() < share, pick, some };
}
