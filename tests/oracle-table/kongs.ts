import { countOf, without } from './tiles.ts';
import type { Options } from './types.ts';
import { readingsOf, waitsOf } from './waits.ts';

type Mode = Options['kongAfterRiichi'];

/**
 * Whether a hand in riichi may lay the fourth tile, just drawn, to three equal concealed ones: the waits stay the same and,
 * where the rulebook says so, the three cannot be read in another way (EMA 2016 3.3.14).
 */
export function allowsKong(kinds: readonly string[], kind: string, mode: Mode): boolean {
  if (mode === 'never' || countOf(kinds, kind) < 3) return false;
  const before = waitsOf(kinds);
  const after = waitsOf(without(kinds, [kind, kind, kind]));
  if (before.join() !== after.join() || after.includes(kind)) return false;
  if (mode === 'same-waits') return true;
  const isTriplet = (group: readonly string[]): boolean => group.length === 3 && countOf(group, kind) === 3;
  return before.every((wait) => readingsOf([...kinds, wait]).every((reading) => reading.some(isTriplet)));
}

/** Whether all the `late` kongs may be declared after riichi, in this order. */
export function allowsSequence(concealed: readonly string[], late: readonly string[], mode: Mode): boolean {
  const threes = (kinds: readonly string[]): string[] => kinds.flatMap((kind) => [kind, kind, kind]);
  return late.every((kind, index) => allowsKong([...concealed, ...threes(late.slice(index))], kind, mode));
}

function ordersOf(list: readonly string[]): string[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((one) => ordersOf(without(list, [one])).map((order) => [one, ...order]));
}

function partsOf(list: readonly string[]): string[][] {
  const [first, ...rest] = list;
  if (first === undefined) return [[]];
  return partsOf(rest).flatMap((part) => [part, [first, ...part]]);
}

/** Whether any selection of at least one kong after riichi, in any order, satisfies the rule. */
export const allowsSomeLate = (concealed: readonly string[], kongs: readonly string[], mode: Mode): boolean =>
  partsOf(kongs)
    .filter((late) => late.length > 0)
    .some((late) => ordersOf(late).some((order) => allowsSequence(concealed, order, mode)));
