/** A seeded source of choices; the same seed gives the same choices. */
export interface Random {
  /** A whole number from 0 up to, not including, the bound. */
  below: (bound: number) => number;
  /** True this often, 0 to 1. */
  chance: (share: number) => boolean;
  /** One entry of a list that is not empty. */
  pick: <T>(list: readonly T[]) => T;
  /** The same entries in another order. */
  shuffled: <T>(list: readonly T[]) => T[];
}

/** Makes a seeded source of choices (a 32-bit xorshift). */
export function makeRandom(seed: number): Random {
  let state = (Math.imul(seed, 2654435761) ^ 0x9e3779b9) >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
  for (let warm = 0; warm < 8; warm += 1) next();
  const below = (bound: number): number => Math.floor(next() * bound);
  const pick = <T>(list: readonly T[]): T => {
    const one = list[below(list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    const order: T[] = [];
    while (rest.length > 0) order.push(...rest.splice(below(rest.length), 1));
    return order;
  };
  return { below, chance: (share) => next() < share, pick, shuffled };
}
