import {
  type AddStep,
  EXTRA_FU,
  type FuItem,
  type ReadingScore,
  isDragon,
  isHonour,
  setFu,
  windKind,
} from '../../engine/riichi/index.ts';
import { kindOfSet } from '../hands/pair-and-wait.ts';
import { addsOf } from '../hands/win.ts';
import { type Change, countedBy } from '../lines/count.ts';
import { fuCount, slotsOf } from '../lines/fu.ts';
import type { FuAddend, Lines } from '../base/lines.ts';
import { optionsOf } from '../base/riichi-options.ts';
import type { Ruleset } from '../base/ruleset.ts';
import type { Case } from './misconception.ts';

type Line = Omit<Partial<AddStep>, 'rule'> & { readonly rule: AddStep['rule']; readonly value: number };
type SetItem = keyof typeof setFu;

/** Whether a fu line is that of a pung or kong. */
export const isSet = (rule: string): rule is SetItem => Object.hasOwn(setFu, rule);
/** The fu lines of a hand. */
export const linesOf = ({ win }: Case): readonly Line[] => addsOf(win, 'fu');
/** Whether a hand has a fu line. */
export const has = (one: Case, rule: FuItem): boolean => linesOf(one).some((line) => line.rule === rule);
/** Whether a hand is counted as seven pairs. */
export const isPairs = (one: Case): boolean => has(one, 'base-seven-pairs');
/** Fu rounded up to ten. */
export const upToTen = (fu: number): number => Math.ceil(fu / 10) * 10;

/** A way to count fu: the value of each line, and how the sum is rounded. */
export interface FuCounted {
  readonly lines: Lines;
  readonly round: (sum: number) => number;
}

/** How a count fills in the lines; what an open hand gets for having no other fu follows from its own lines, unless that is what it leaves out. */
export const changing =
  (one: Case, { lines, round }: FuCounted): Change =>
  (id, _, earlier) => {
    if (id === 'sum') return round(Object.values(earlier).reduce((all, value) => all + value, 0));
    if (id !== 'bare') return lines[id] ?? 0;
    return has(one, 'open-pinfu') && lines.bare === undefined ? 0 : undefined;
  };

/** The fu that a count comes to, by its own lines. */
export function comesTo(one: Case, counted: FuCounted): number | undefined {
  const count = fuCount(one);
  return count && countedBy(count, changing(one, counted)).sum;
}

/** The fu that other lines come to: seven pairs stay as they are, the rest is rounded up. */
const rounded = (one: Case): FuCounted['round'] => (isPairs(one) ? (fu) => fu : upToTen);

const inSlots = (one: Case, values: readonly (number | undefined)[]): Lines => {
  const slots = slotsOf(one);
  return values.reduce<Lines>((lines, value, i) => {
    const slot = slots[i] ?? 'base';
    return value === undefined ? lines : { ...lines, [slot]: (lines[slot] ?? 0) + value };
  }, {});
};

/** The lines of a hand as they are. */
export const linesAsTheyAre = (one: Case): Lines =>
  inSlots(
    one,
    linesOf(one).map(({ value }) => value),
  );

type ChangeOfLine = (line: Line, one: Case) => number | undefined;

/** A misconception that changes some lines; does not apply if `change` gives undefined. */
export const counting =
  (change: ChangeOfLine) =>
  (one: Case): FuCounted => ({
    lines: inSlots(
      one,
      linesOf(one).map((line) => change(line, one)),
    ),
    round: rounded(one),
  });

/** A misconception that adds something to a line, in hands where it applies. */
export const adding =
  (slot: FuAddend, value: number, applies: (one: Case) => boolean) =>
  (one: Case): FuCounted | undefined => {
    if (!applies(one)) return undefined;
    const lines = linesAsTheyAre(one);
    return { lines: { ...lines, [slot]: (lines[slot] ?? 0) + value }, round: rounded(one) };
  };

/** Leaves out the lines whose name begins so. */
export const without =
  (prefix: string): ChangeOfLine =>
  ({ rule, value }) =>
    rule.startsWith(prefix) ? undefined : value;

/** Counts a set as if it were another item. */
export const asItem =
  (rename: (item: SetItem, line: Line) => string): ChangeOfLine =>
  (line) => {
    if (!isSet(line.rule)) return line.value;
    const item = rename(line.rule, line);
    return isSet(item) ? setFu[item] : line.value;
  };

/** The tiles of some of the lines. */
export const tilesWhere =
  (wanted: (line: Line) => boolean) =>
  (one: Case): readonly string[] =>
    linesOf(one).flatMap((line) => (wanted(line) && line.tiles !== undefined ? [line.tiles] : []));

/** Whether a line is about honours. */
export const ofHonours = ({ tiles }: Line): boolean => tiles !== undefined && isHonour(kindOfSet(tiles));
/** The reading that counts. */
export const wonReading = ({ win }: Case) => win.readings.find(({ won }) => won);
/** The readings that the one that counts is worth more than. */
export const cheaperReadings = ({ win }: Case): readonly ReadingScore[] =>
  win.readings.filter(({ because }) => because === 'fewer-points' || because === 'not-enough-yaku');
/** A cheaper reading with other fu; if there are several, the one that fits the learner's fu. */
export function otherReading(one: Case): ReadingScore | undefined {
  const others = cheaperReadings(one).filter(({ fu }) => fu !== null && fu !== one.win.fu);
  return others.find(({ fu }) => fu === one.given.fu) ?? others[0];
}
/** The kind of the pair; -1 for a hand without one. */
export const pairKind = (one: Case): number => kindOfSet(wonReading(one)?.sets.split(' ')[0] ?? '');
/** What the pairs of seven pairs would give in an ordinary hand: dragons, the wind of the seat, the wind of the round. */
export const pairsFu = (one: Case): number => {
  const { seatWind, roundWind } = one.hand;
  const kinds = (wonReading(one)?.sets.split(' ') ?? []).map(kindOfSet);
  const valued = kinds.filter(isDragon).length;
  const winds = [seatWind, roundWind].filter((wind) => kinds.includes(windKind(wind))).length;
  return (valued + winds) * EXTRA_FU;
};
/** Whether a pair that is both seat and round wind counts for both. */
export const canBeDouble = (ruleset: Ruleset): boolean => optionsOf(ruleset).doubleWindPairFu > EXTRA_FU;
/** A mistake in rounding the sum. */
export const rounding =
  (round: (exact: number) => number) =>
  (one: Case): FuCounted | undefined =>
    isPairs(one) || one.win.fuExact === null ? undefined : { lines: linesAsTheyAre(one), round };
