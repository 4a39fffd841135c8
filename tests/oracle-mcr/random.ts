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

/** Makes a seeded source of choices: a 32-bit counter mixed by two multiplications. */
export function makeRandom(seed: number): Random {
  let counter = Math.imul(seed + 1, 0x2545f491) >>> 0;
  const next = (): number => {
    counter = (counter + 0x9e3779b9) >>> 0;
    let bits = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad);
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
  };
  const between = (first: number, last: number): number => first + Math.floor(next() * (last - first + 1));
  const take = <T>(rest: T[]): T => {
    const [one] = rest.splice(between(0, rest.length - 1), 1);
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  return {
    between,
    chance: (share) => next() < share,
    pick: (list) => take([...list]),
    some: (list, count) => {
      const rest = [...list];
      return Array.from({ length: count }, () => take(rest));
    },
  };
}
