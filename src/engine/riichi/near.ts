import type { Clause } from '../clause.ts';
import { GREEN, RED, TRAIT, TRAITS, WHITE, isDragon, isOutside, isWind } from '../tile.ts';
import type { PatternId } from './ids.ts';
import { type Reading, pairValue } from './reading.ts';
import type { RiichiRules } from './rules.ts';

/** What a pattern lacks: a condition, or sets and pair that are otherwise than it wants them. */
export type Lack =
  | 'declaration'
  | 'closed-hand'
  | 'own-draw'
  | 'two-sided-wait'
  | 'plain-pair'
  | 'own-wind'
  | 'pung-for-the-pair'
  | 'sets-of-simples'
  | 'sets-with-outside'
  | 'sets-of-the-suit'
  | 'sets-as-pungs'
  | 'chow-of-the-straight'
  | 'chow-in-the-third-suit'
  | 'pung-in-the-third-suit';

/** A pattern that the hand would have had with what it lacks; `count` sets, the pair among them, where it lacks sets. */
export interface Missing {
  readonly pattern: PatternId;
  readonly lacks: Lack;
  readonly count: number;
  readonly cite: Clause;
}

/** How much a reading lacks: so many conditions or sets; false or 0 where this is not what it lacks. */
type Near = readonly [PatternId, Lack, (reading: Reading, rules: RiichiRules) => number | boolean];

const hasTrait = (kinds: readonly number[], trait: number): boolean =>
  kinds.some((kind) => (TRAITS[kind]! & trait) !== 0);

/** How many of the sets and the pair fail, each as the kinds of its tiles. */
const failing = ({ shape }: Reading, fails: (kinds: readonly number[]) => boolean): number =>
  shape.form !== 'standard'
    ? 0
    : [
        [shape.pair],
        ...shape.blocks.map(({ type, kind }) => (type === 'chow' ? [kind, kind + 1, kind + 2] : [kind])),
      ].filter(fails).length;

const SUITS = [TRAIT.m, TRAIT.p, TRAIT.s];
const OUTSIDE = TRAIT.terminal | TRAIT.honour;
const plainPair = (r: Reading): boolean => pairValue(r.hand, r.shape.pair) === 0;
const mayDeclare = ({ hand }: Reading): boolean => hand.closed && !hand.firstTurn;
const bitsIn = (bits: number): number => [...bits.toString(2)].filter((bit) => bit === '1').length;
const STRAIGHT = 0b1001001;
/** Chows beyond the first of their kind: three equal ones would be read as pungs. */
const repeated = ({ shape }: Reading): number =>
  shape.chowCount - shape.chows.reduce((sum, chows) => sum + bitsIn(chows), 0);
/** The suit that lacks a rank which the other two have; -1 where all or fewer have it. */
const thirdSuit = (bits: readonly number[], rank: number): number => {
  const without = [0, 1, 2].filter((suit) => ((bits[suit]! >> rank) & 1) === 0);
  return without.length === 1 ? without[0]! : -1;
};
const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The wind of a pung that is neither the seat's nor the round's. */
const guestWind = ({ hand, shape }: Reading): boolean =>
  shape.blocks.some(({ type, kind }) => type === 'pung' && isWind(kind) && kind !== hand.seat && kind !== hand.round);

const NEAR: readonly Near[] = [
  ['riichi', 'declaration', (r) => mayDeclare(r) && r.hand.riichi.kind === 'none'],
  ['menzen-tsumo', 'own-draw', (r) => mayDeclare(r) && !r.hand.byDraw],
  ['menzen-tsumo', 'closed-hand', ({ hand }) => !hand.closed && hand.byDraw],
  ['tanyao', 'closed-hand', ({ hand }, { knobs }) => !hand.closed && !knobs.openTanyao && !(hand.traits & OUTSIDE)],
  [
    'tanyao',
    'sets-of-simples',
    (r, { knobs }) => (r.hand.closed || knobs.openTanyao) && failing(r, (kinds) => hasTrait(kinds, OUTSIDE)),
  ],
  ['pinfu', 'closed-hand', (r) => !r.hand.closed && r.shape.chowCount === 4 && r.wait === 'two-sided' && plainPair(r)],
  [
    'pinfu',
    'two-sided-wait',
    (r) => r.hand.closed && r.shape.chowCount === 4 && r.wait !== 'two-sided' && plainPair(r),
  ],
  ['pinfu', 'plain-pair', (r) => r.hand.closed && r.shape.chowCount === 4 && r.wait === 'two-sided' && !plainPair(r)],
  ['iipeikou', 'closed-hand', (r) => !r.hand.closed && r.shape.doubleChows === 1 && repeated(r) === 1],
  ['ryanpeikou', 'closed-hand', (r) => !r.hand.closed && r.shape.doubleChows === 2 && repeated(r) === 2],
  ['sanshoku-doujun', 'chow-in-the-third-suit', ({ shape }) => RANKS.some((rank) => thirdSuit(shape.chows, rank) >= 0)],
  ['ittsu', 'chow-of-the-straight', ({ shape }) => shape.chows.some((chows) => bitsIn(chows & STRAIGHT) === 2)],
  ['yakuhai-white', 'pung-for-the-pair', (r) => r.shape.pair === WHITE],
  ['yakuhai-green', 'pung-for-the-pair', (r) => r.shape.pair === GREEN],
  ['yakuhai-red', 'pung-for-the-pair', (r) => r.shape.pair === RED],
  ['yakuhai-seat', 'pung-for-the-pair', (r) => r.shape.pair === r.hand.seat && !isDragon(r.shape.pair)],
  ['yakuhai-round', 'pung-for-the-pair', (r) => r.shape.pair === r.hand.round],
  ['yakuhai-seat', 'own-wind', guestWind],
  ['chanta', 'sets-with-outside', (r) => (r.hand.traits & TRAIT.honour) !== 0 && outsideLack(r)],
  ['junchan', 'sets-with-outside', (r) => (r.hand.traits & TRAIT.honour) === 0 && outsideLack(r)],
  [
    'sanshoku-doukou',
    'pung-in-the-third-suit',
    ({ shape: { pungs, pair } }) =>
      RANKS.some((rank) => {
        const suit = thirdSuit(pungs, rank);
        return suit >= 0 && pair !== suit * 9 + rank;
      }),
  ],
  ['toitoi', 'sets-as-pungs', ({ shape }) => shape.chowCount],
  [
    'honitsu',
    'sets-of-the-suit',
    (r) => Math.min(...SUITS.map((suit) => failing(r, (kinds) => !hasTrait(kinds, suit | TRAIT.honour)))),
  ],
];

/** What an outside hand lacks; one with no chow left would be another pattern, so the pair alone does not make it. */
function outsideLack(r: Reading): number | false {
  return (r.shape.chowCount > 0 || !isOutside(r.shape.pair)) && failing(r, (kinds) => !kinds.some(isOutside));
}

/**
 * The patterns that a complete hand was nearest to, in the order of the books: those that lack one condition or one set; where
 * there are none, those that lack the fewest sets. Patterns that it has are left out.
 */
export function missingYaku(readings: readonly Reading[], rules: RiichiRules, has: readonly PatternId[]): Missing[] {
  const found: Missing[] = [];
  for (const [pattern, lacks, near] of NEAR) {
    const counts = readings.map((reading) => Number(near(reading, rules))).filter((count) => count > 0);
    if (counts.length > 0 && !has.includes(pattern))
      found.push({ pattern, lacks, count: Math.min(...counts), cite: rules.cite[pattern] });
  }
  const fewest = Math.min(...found.map(({ count }) => count));
  return found.filter(({ count }) => count === fewest);
}
