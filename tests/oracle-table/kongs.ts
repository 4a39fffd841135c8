import { countOf, without } from './tiles.ts';
import type { Knobs } from './types.ts';
import { readingsOf, waitsOf } from './waits.ts';

/** What a rule says of a kong; `unclear` where it depends on whether a wait with no copy left is a wait. */
type Ruling = 'allowed' | 'forbidden' | 'unclear';

/** A hand in riichi: its concealed kinds, without a kong's drawn fourth tile, and the kinds of the kongs laid out. */
interface Waiting {
  kinds: readonly string[];
  kongs: readonly string[];
}

function allows(hand: Waiting, kind: string, mode: Knobs['kongAfterRiichi'], mustBeLeft: boolean): boolean {
  if (mode === 'never' || countOf(hand.kinds, kind) < 3) return false;
  const isGone = (wait: string): boolean => hand.kongs.includes(wait) || countOf(hand.kinds, wait) === 4;
  const counted = (waits: string[]): string[] => waits.filter((wait) => !mustBeLeft || !isGone(wait));
  const before = counted(waitsOf(hand.kinds));
  const after = counted(waitsOf(without(hand.kinds, [kind, kind, kind])));
  if (before.join() !== after.join() || after.includes(kind)) return false;
  if (mode === 'same-waits') return true;
  const isTriplet = (group: readonly string[]): boolean => group.length === 3 && countOf(group, kind) === 3;
  return before.every((wait) => readingsOf([...hand.kinds, wait]).every((reading) => reading.some(isTriplet)));
}

/**
 * Whether a hand in riichi may lay the fourth tile, just drawn, to three equal concealed ones: the waits stay the same and,
 * where the rulebook says so, the three cannot be read in another way (EMA 2016 3.3.14).
 */
export function judgeKong(hand: Waiting, kind: string, mode: Knobs['kongAfterRiichi']): Ruling {
  const [left, any] = [allows(hand, kind, mode, true), allows(hand, kind, mode, false)];
  return left !== any ? 'unclear' : left ? 'allowed' : 'forbidden';
}

const worst = (rulings: readonly Ruling[]): Ruling =>
  rulings.includes('forbidden') ? 'forbidden' : rulings.includes('unclear') ? 'unclear' : 'allowed';
const best = (rulings: readonly Ruling[]): Ruling =>
  rulings.includes('allowed') ? 'allowed' : rulings.includes('unclear') ? 'unclear' : 'forbidden';

/** Whether all the `late` kongs may be laid after riichi, in this order, when the others lay there before. */
export function judgeSequence(
  concealed: readonly string[],
  early: readonly string[],
  late: readonly string[],
  mode: Knobs['kongAfterRiichi'],
): Ruling {
  let kinds = [...concealed, ...late.flatMap((kind) => [kind, kind, kind])];
  const kongs = [...early];
  const rulings: Ruling[] = [];
  for (const kind of late) {
    rulings.push(judgeKong({ kinds, kongs }, kind, mode));
    kinds = without(kinds, [kind, kind, kind]);
    kongs.push(kind);
  }
  return worst(rulings);
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

/** Whether there is any choice of kongs that came after riichi, at least one of them, in any order, that the rule allows. */
export function judgeSomeLate(
  concealed: readonly string[],
  kongs: readonly string[],
  mode: Knobs['kongAfterRiichi'],
): Ruling {
  const choices = partsOf(kongs).filter((late) => late.length > 0);
  return best(
    choices.flatMap((late) =>
      ordersOf(late).map((order) => judgeSequence(concealed, without(kongs, late), order, mode)),
    ),
  );
}
