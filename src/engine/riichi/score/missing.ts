import type { Clause } from '../../base/clause.ts';
import { GREEN, RED, SUIT_TRAITS, TRAIT, TRAITS, WHITE, isHonour, isWind, rankOf } from '../../base/tile.ts';
import type { PatternId } from '../options/ids.ts';
import { type Reading, bitsIn, inSuits, pairValue } from '../hand/reading.ts';
import type { RiichiRules } from '../options/rules.ts';
import { STRAIGHT } from './held.ts';

/** What a pattern lacks: a condition, or suitable sets and pair. */
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

/**
 * A pattern that the hand almost has, and what it lacks; `count` is the number of sets (the pair included) where it
 * lacks sets.
 */
export interface Missing {
  readonly pattern: PatternId;
  readonly lacks: Lack;
  readonly count: number;
  readonly cite: Clause;
}

/** How many conditions or sets a reading lacks; false or 0 if this is not what it lacks. */
export type Near<Of = Lack> = readonly [PatternId, Of, (reading: Reading, rules: RiichiRules) => number | boolean];

/** How many of the sets and the pair fail a test on the combined traits of their tiles. */
export const failing = ({ shape }: Reading, fails: (traits: number) => boolean): number =>
  shape.form === 'standard'
    ? [
        TRAITS[shape.pair]!,
        ...shape.blocks.map(
          ({ type, kind }) => TRAITS[kind]! | (type === 'chow' ? TRAITS[kind + 1]! | TRAITS[kind + 2]! : 0),
        ),
      ].filter(fails).length
    : 0;

/** Terminals and honours. */
export const OUTSIDE = TRAIT.terminal | TRAIT.honour;
/** Four chows, and one condition of pinfu that is not met: a closed hand, a two-sided wait, a pair without value. */
const pinfuBut =
  (lacking: 0 | 1 | 2): Near[2] =>
  ({ hand, shape, wait }, { options }) =>
    shape.chowCount === 4 &&
    (options.pinfuTsumo || !hand.byDraw) &&
    [hand.closed, wait === 'two-sided', pairValue(hand, shape.pair) === 0].every((met, i) => met !== (i === lacking));
const mayDeclare = ({ hand }: Reading): boolean => hand.closed && !hand.firstTurn;
/** Whether an open hand has this many pairs of equal chows; three equal ones would be read as pungs. */
const hasOpenDoubles =
  (count: number): Near[2] =>
  ({ hand, shape: { doubleChows, chowCount, chows } }) =>
    !hand.closed && doubleChows === count && chowCount - bitsIn(chows) === count;
/** The ranks that two suits have and the third lacks, as bits. */
const inTwoSuits = (bits: number): number => {
  const [m, p, s] = inSuits(bits);
  return (m & p & ~s) | (m & ~p & s) | (~m & p & s);
};
/** Two of the three chows of a straight. */
const TWO_PARTS = [0b0001001, 0b1000001, 0b1001000];

/** How many sets keep a hand with a chow from being an outside hand; without a chow it would be another pattern. */
export const outsideLack = (r: Reading): number | false =>
  r.shape.chowCount > 0 && failing(r, (traits) => !(traits & OUTSIDE));

/** Whether there is a pung of a wind that is neither the seat's nor the round's. */
const hasGuestWind = ({ hand, shape }: Reading): boolean =>
  shape.blocks.some(({ type, kind }) => type === 'pung' && isWind(kind) && kind !== hand.seat && kind !== hand.round);

const NEAR: readonly Near[] = [
  ['riichi', 'declaration', (r) => mayDeclare(r) && r.hand.riichi.kind === 'none'],
  ['menzen-tsumo', 'own-draw', (r) => mayDeclare(r) && !r.hand.byDraw],
  ['menzen-tsumo', 'closed-hand', ({ hand }) => !hand.closed && hand.byDraw],
  ['tanyao', 'closed-hand', ({ hand }, { options }) => !hand.closed && !options.openTanyao && !(hand.traits & OUTSIDE)],
  [
    'tanyao',
    'sets-of-simples',
    (r, { options }) => (r.hand.closed || options.openTanyao) && failing(r, (traits) => (traits & OUTSIDE) !== 0),
  ],
  ['pinfu', 'closed-hand', pinfuBut(0)],
  ['pinfu', 'two-sided-wait', pinfuBut(1)],
  ['pinfu', 'plain-pair', pinfuBut(2)],
  ['iipeikou', 'closed-hand', hasOpenDoubles(1)],
  ['ryanpeikou', 'closed-hand', hasOpenDoubles(2)],
  ['sanshoku-doujun', 'chow-in-the-third-suit', ({ shape }) => inTwoSuits(shape.chows) !== 0],
  [
    'ittsu',
    'chow-of-the-straight',
    ({ shape }) => inSuits(shape.chows).some((chows) => TWO_PARTS.includes(chows & STRAIGHT)),
  ],
  ['yakuhai-white', 'pung-for-the-pair', (r) => r.shape.pair === WHITE],
  ['yakuhai-green', 'pung-for-the-pair', (r) => r.shape.pair === GREEN],
  ['yakuhai-red', 'pung-for-the-pair', (r) => r.shape.pair === RED],
  ['yakuhai-seat', 'pung-for-the-pair', (r) => r.shape.pair === r.hand.seat],
  ['yakuhai-round', 'pung-for-the-pair', (r) => r.shape.pair === r.hand.round],
  ['yakuhai-seat', 'own-wind', hasGuestWind],
  ['chanta', 'sets-with-outside', (r) => (r.hand.traits & TRAIT.honour) !== 0 && outsideLack(r)],
  ['junchan', 'sets-with-outside', (r) => (r.hand.traits & TRAIT.honour) === 0 && outsideLack(r)],
  [
    'sanshoku-doukou',
    'pung-in-the-third-suit',
    ({ shape: { pungs, pair } }) => (inTwoSuits(pungs) & ~(isHonour(pair) ? 0 : 1 << rankOf(pair))) !== 0,
  ],
  ['toitoi', 'sets-as-pungs', ({ shape }) => shape.chowCount],
  [
    'honitsu',
    'sets-of-the-suit',
    (r) => Math.min(...SUIT_TRAITS.map((suit) => failing(r, (traits) => !(traits & (suit | TRAIT.honour))))),
  ],
];

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
