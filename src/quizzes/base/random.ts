/** A seeded source of choices; the same seed gives the same choices everywhere. */
export interface Random {
  /** A whole number from 0 up to, not including, `bound`. */
  readonly below: (bound: number) => number;
  /** True this often, 0 to 1. */
  readonly chance: (share: number) => boolean;
  /** One entry of a list that is not empty. */
  readonly pick: <T>(list: readonly T[]) => T;
  /** One entry, each as often as its weight says. */
  readonly weighted: <T>(list: readonly (readonly [T, number])[]) => T;
  /** The same entries in another order. */
  readonly shuffled: <T>(list: readonly T[]) => T[];
}

const STRIDE = 0x9e3779b9;

function mix(state: number): number {
  let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
  return (word ^ (word >>> 15)) >>> 0;
}

function hash(text: string): number {
  let state = STRIDE;
  for (let i = 0; i < text.length; i++) state = mix(state ^ text.charCodeAt(i));
  return state;
}

/** Makes a source of choices from any text. */
export function makeRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + STRIDE) >>> 0;
    return mix(state) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('nothing to pick from');
    return list[below(list.length)] as T;
  };
  const weighted = <T>(list: readonly (readonly [T, number])[]): T => {
    let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    const found = list.find(([, weight]) => (left -= weight) < 0) ?? list.at(-1);
    if (!found) throw new Error('nothing to pick from');
    return found[0];
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    return list.map(() => rest.splice(below(rest.length), 1)[0] as T);
  };
  return { below, chance: (share) => next() < share, pick, weighted, shuffled };
}
