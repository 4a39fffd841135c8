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
import type { Case } from './mistake.ts';

type Line = Omit<Partial<AddStep>, 'rule'> & { readonly rule: AddStep['rule'] | 'extra'; readonly value: number };
type SetItem = keyof typeof setFu;

/** Whether a fu line is that of a pung or kong. */
export const isSet = (rule: string): rule is SetItem => Object.hasOwn(setFu, rule);
/** The fu lines of a hand. */
export const linesOf = ({ win }: Case): readonly Line[] => addsOf(win, 'fu');
/** Whether a hand has a fu line. */
export const has = (one: Case, rule: FuItem): boolean => linesOf(one).some((line) => line.rule === rule);
/** Whether a hand is counted as seven pairs. */
export const isPairs = (one: Case): boolean => has(one, 'base-seven-pairs');
/** The sum of fu lines. */
export const sum = (lines: readonly Line[]): number => lines.reduce((all, { value }) => all + value, 0);
/** Fu rounded up to ten. */
export const upToTen = (fu: number): number => Math.ceil(fu / 10) * 10;

/** The fu that other lines come to: seven pairs stay as they are, the rest is rounded up. */
const fold = (one: Case, lines: readonly Line[]): number => (isPairs(one) ? sum(lines) : upToTen(sum(lines)));

type Change = (line: Line, one: Case) => Line | undefined;

/** A mistake that counts some lines otherwise: left out where `change` gives undefined. */
export const counting =
  (change: Change) =>
  (one: Case): number =>
    fold(
      one,
      linesOf(one).flatMap((line) => change(line, one) ?? []),
    );

/** A mistake that counts something more in hands where it applies. */
export const adding =
  (value: number, applies: (one: Case) => boolean) =>
  (one: Case): number | undefined =>
    applies(one) ? fold(one, [...linesOf(one), { rule: 'extra', value }]) : undefined;

/** Leaves out the lines whose name begins so. */
export const without =
  (prefix: string): Change =>
  (line) =>
    line.rule.startsWith(prefix) ? undefined : line;

/** Counts a set as if it were another item. */
export const asItem =
  (rename: (item: SetItem, line: Line) => string): Change =>
  (line) => {
    if (!isSet(line.rule)) return line;
    const item = rename(line.rule, line);
    return isSet(item) ? { ...line, value: setFu[item] } : line;
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
/** A cheaper reading with other fu: the one that the learner's fu fit, where there are several. */
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
/** A mistake in rounding the sum. */
export const rounding =
  (round: (exact: number) => number) =>
  (one: Case): number | undefined =>
    isPairs(one) || one.win.fuExact === null ? undefined : round(one.win.fuExact);
