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

/** Makes a seeded source of choices (a 32-bit counter, its bits mixed by two multiplications). */
export function makeRandom(seed: number): Random {
  let counter = Math.imul(seed + 1, 0x6c8e9cf5) >>> 0;
  const next = (): number => {
    counter = (counter + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(counter ^ (counter >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  const pick = <T>(list: readonly T[]): T => {
    const one = list[below(list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const order = [...list];
    for (let end = order.length - 1; end > 0; end -= 1) {
      const at = below(end + 1);
      [order[end], order[at]] = [order[at] as T, order[end] as T];
    }
    return order;
  };
  return { below, chance: (share) => next() < share, pick, shuffled };
}
