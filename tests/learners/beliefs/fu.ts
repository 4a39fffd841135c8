import type { Sheet } from '../question.ts';
import { type Seen, type SeenSet, hasYaku, isDragons, isHonours, isOfWind, isOrphan } from '../seen.ts';

/** How a learner counts fu differently: each habit receives the right value and the hand. */
export interface FuHabits {
  readonly base?: (right: number, seen: Seen) => number;
  /** How he sees a set: open, outside, a kong. */
  readonly set?: (looks: Looks, set: SeenSet) => Looks;
  readonly setFu?: (right: number, set: SeenSet, looks: Looks) => number;
  readonly pair?: (right: number, tiles: string, seen: Seen) => number;
  readonly wait?: (right: number, seen: Seen) => number;
  readonly draw?: (right: number, seen: Seen) => number;
  readonly bare?: (right: number) => number;
  readonly round?: (right: number, sum: number) => number;
  /** His own value for seven pairs. */
  readonly pairs?: (right: Sheet, seen: Seen) => Sheet;
}

/** How a set looks to the one who counts it. */
interface Looks {
  readonly open: boolean;
  readonly outside: boolean;
  readonly kong: boolean;
}

const SEVEN_PAIRS: Sheet = { base: 25, sum: 25 };

const ten = (fu: number): number => Math.ceil(fu / 10) * 10;

function setFu(set: SeenSet, { set: looksTo, setFu: worth }: FuHabits): number {
  if (set.kind === 'chow') return 0;
  const right: Looks = { open: set.isCalled || set.isWon, outside: isOrphan(set.tiles), kong: set.kind === 'kong' };
  const looks = looksTo?.(right, set) ?? right;
  const fu = (looks.open ? 2 : 4) * (looks.outside ? 2 : 1) * (looks.kong ? 4 : 1);
  return worth?.(fu, set, looks) ?? fu;
}

function pairFu(seen: Seen, tiles: string): number {
  if (isDragons(tiles)) return 2;
  const { seatWind, roundWind } = seen.hand;
  const twice = Number(isOfWind(tiles, seatWind)) + Number(isOfWind(tiles, roundWind));
  return twice === 2 ? seen.options.doubleWindPairFu : 2 * twice;
}

/**
 * Counts the fu of a hand line by line, with habits: `base`, `set1` to `set4`, `pair`, `wait`, `draw`, `bare`, `sum`.
 */
export function countFu(seen: Seen, habits: FuHabits): Sheet {
  const { hand, reading, isDrawn, options } = seen;
  if (seen.pair === undefined) return habits.pairs?.(SEVEN_PAIRS, seen) ?? SEVEN_PAIRS;
  const start = seen.isClosed && !isDrawn ? 30 : 20;
  const base = habits.base?.(start, seen) ?? start;
  const sets = seen.sets.map((set, i) => [`set${String(i + 1)}`, setFu(set, habits)] as const);
  const rightPair = pairFu(seen, seen.pair);
  const pair = habits.pair?.(rightPair, seen.pair, seen) ?? rightPair;
  const rightWait = ['edge', 'closed', 'single'].includes(reading.wait) ? 2 : 0;
  const wait = habits.wait?.(rightWait, seen) ?? rightWait;
  const isFree = hasYaku(seen, 'pinfu') || (hand.afterKong === true && !options.rinshanTsumoFu);
  const rightDraw = isDrawn && !isFree ? 2 : 0;
  const draw = habits.draw?.(rightDraw, seen) ?? rightDraw;
  const all = base + sets.reduce((sum, [, fu]) => sum + fu, 0) + pair + wait + draw;
  const rightBare = !seen.isClosed && all === 20 && options.openPinfuFu ? 2 : 0;
  const bare = habits.bare?.(rightBare) ?? rightBare;
  const sum = all + bare;
  return { base, ...Object.fromEntries(sets), pair, wait, draw, bare, sum: habits.round?.(ten(sum), sum) ?? ten(sum) };
}

/** Whether any pair gives more than one that counts once. */
const canBeDouble = ({ options }: Seen): boolean => options.doubleWindPairFu > 2;

const called = (set: SeenSet): boolean => set.isCalled;
const value = (seen: Seen): number => {
  const sets = seen.reading.sets.split(' ');
  const { seatWind, roundWind } = seen.hand;
  return (
    2 * sets.filter(isDragons).length +
    2 * sets.filter((tiles) => isOfWind(tiles, seatWind)).length +
    2 * sets.filter((tiles) => isOfWind(tiles, roundWind)).length
  );
};

/** Misconceptions about fu. */
export const FU_BELIEFS: Readonly<Record<string, FuHabits>> = {
  'fu-unrounded': { round: (_, sum) => sum },
  'fu-rounded-down': { round: (_, sum) => Math.floor(sum / 10) * 10 },
  'fu-rounded-nearest': { round: (_, sum) => Math.round(sum / 10) * 10 },
  'closed-ron-forgotten': { base: () => 20 },
  'closed-ron-for-open': { base: (right, { isDrawn }) => (isDrawn ? right : 30) },
  'closed-ron-for-draw': { base: (right, { isClosed }) => (isClosed ? 30 : right) },
  'pinfu-draw-two': {
    draw: (right, { isDrawn, ...seen }) => (isDrawn && hasYaku({ isDrawn, ...seen }, 'pinfu') ? 2 : right),
  },
  'draw-forgotten': { draw: () => 0 },
  'draw-on-discard': { draw: (right, { isDrawn }) => (isDrawn ? right : 2) },
  'rinshan-draw-fu': {
    draw: (right, seen) => (seen.hand.afterKong === true && !hasYaku(seen, 'pinfu') ? 2 : right),
  },
  'open-as-closed': { set: (looks, set) => (called(set) ? { ...looks, open: false } : looks) },
  'closed-as-open': { set: (looks) => ({ ...looks, open: true }) },
  'closed-kong-as-open': { set: (looks) => (looks.kong ? { ...looks, open: true } : looks) },
  'discard-pung-closed': { set: (looks, set) => ({ ...looks, open: called(set) }) },
  'kong-as-pung': { set: (looks) => ({ ...looks, kong: false }) },
  'kong-twice-pung': { setFu: (fu, _, { kong }) => (kong ? fu / 2 : fu) },
  'outside-as-simple': { set: (looks) => ({ ...looks, outside: false }) },
  'terminals-as-simple': { set: (looks, { tiles }) => ({ ...looks, outside: isHonours(tiles) }) },
  'simple-as-outside': { set: (looks) => ({ ...looks, outside: true }) },
  'sets-forgotten': { setFu: () => 0 },
  'wait-forgotten': { wait: () => 0 },
  'wait-doubled': { wait: (right) => 2 * right },
  'wait-two-sided': { wait: (right, { reading }) => (reading.wait === 'two-sided' ? 2 : right) },
  'wait-of-pungs': { wait: (right, { reading }) => (reading.wait === 'pung' ? 2 : right) },
  'pair-forgotten': { pair: () => 0 },
  'double-wind-once': { pair: (right) => Math.min(right, 2) },
  'pair-doubled': { pair: (right, _, seen) => (right > 0 && canBeDouble(seen) ? 4 : right) },
  'pair-never-four': { pair: (right, _, seen) => (right > 0 && !canBeDouble(seen) ? 4 : right) },
  'guest-wind-pair': { pair: (right, tiles) => (isHonours(tiles) ? Math.max(right, 2) : right) },
  'open-pinfu-twenty': { bare: () => 0 },
  'seven-pairs-rounded': { pairs: () => ({ base: 25, sum: 30 }) },
  'seven-pairs-with-wait': { pairs: () => ({ base: 25, wait: 2, sum: 30 }) },
  'seven-pairs-closed-ron': {
    pairs: (_, seen) => {
      if (seen.isDrawn) return { base: 25, sum: 25 };
      const pair = value(seen);
      return { base: 30, wait: 2, pair, sum: ten(32 + pair) };
    },
  },
};
