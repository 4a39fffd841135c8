import type { Clause } from '../clause.ts';
import { GREEN, RED, SUIT_TRAITS, TRAIT, TRAITS, WHITE, isDragon, isOutside } from '../tile.ts';
import type { PatternId } from './ids.ts';
import { type Reading, pairValue } from './reading.ts';
import type { RiichiRules } from './rules.ts';

/** The one condition that a pattern lacks. */
export type Lack =
  | 'declaration'
  | 'closed-hand'
  | 'own-draw'
  | 'two-sided-wait'
  | 'plain-pair'
  | 'one-set-of-simples'
  | 'one-set-with-outside'
  | 'one-set-of-the-suit'
  | 'pung-for-the-pair';

/** A pattern that the hand would have had under one condition more. */
export interface Missing {
  readonly pattern: PatternId;
  readonly lacks: Lack;
  readonly cite: Clause;
}

type Near = readonly [PatternId, Lack, (reading: Reading, rules: RiichiRules) => boolean];

const hasTrait = (kinds: readonly number[], trait: number): boolean =>
  kinds.some((kind) => (TRAITS[kind]! & trait) !== 0);

/** For every set and the pair: the kinds of its tiles. */
const groups = ({ shape }: Reading): number[][] => [
  [shape.pair],
  ...shape.blocks.map(({ type, kind }) => (type === 'chow' ? [kind, kind + 1, kind + 2] : [kind])),
];
const exactlyOne = (reading: Reading, fails: (kinds: readonly number[]) => boolean): boolean =>
  reading.shape.form === 'standard' && groups(reading).filter(fails).length === 1;

const plainPair = (r: Reading): boolean => pairValue(r.hand, r.shape.pair) === 0;

const NEAR: readonly Near[] = [
  ['riichi', 'declaration', ({ hand }) => hand.closed && hand.riichi.kind === 'none'],
  ['menzen-tsumo', 'own-draw', ({ hand }) => hand.closed && !hand.byDraw],
  ['menzen-tsumo', 'closed-hand', ({ hand }) => !hand.closed && hand.byDraw],
  [
    'tanyao',
    'closed-hand',
    ({ hand }, { knobs }) => !hand.closed && !knobs.openTanyao && (hand.traits & (TRAIT.terminal | TRAIT.honour)) === 0,
  ],
  [
    'tanyao',
    'one-set-of-simples',
    (r, { knobs }) =>
      (r.hand.closed || knobs.openTanyao) && exactlyOne(r, (kinds) => hasTrait(kinds, TRAIT.terminal | TRAIT.honour)),
  ],
  ['pinfu', 'closed-hand', (r) => !r.hand.closed && r.shape.chowCount === 4 && r.wait === 'two-sided' && plainPair(r)],
  [
    'pinfu',
    'two-sided-wait',
    (r) => r.hand.closed && r.shape.chowCount === 4 && r.wait !== 'two-sided' && plainPair(r),
  ],
  ['pinfu', 'plain-pair', (r) => r.hand.closed && r.shape.chowCount === 4 && r.wait === 'two-sided' && !plainPair(r)],
  ['iipeikou', 'closed-hand', (r) => !r.hand.closed && r.shape.doubleChows > 0],
  ['yakuhai-white', 'pung-for-the-pair', (r) => r.shape.pair === WHITE],
  ['yakuhai-green', 'pung-for-the-pair', (r) => r.shape.pair === GREEN],
  ['yakuhai-red', 'pung-for-the-pair', (r) => r.shape.pair === RED],
  ['yakuhai-seat', 'pung-for-the-pair', (r) => r.shape.pair === r.hand.seat && !isDragon(r.shape.pair)],
  ['yakuhai-round', 'pung-for-the-pair', (r) => r.shape.pair === r.hand.round],
  ['chanta', 'one-set-with-outside', (r) => r.shape.chowCount > 0 && exactlyOne(r, (kinds) => !kinds.some(isOutside))],
  [
    'honitsu',
    'one-set-of-the-suit',
    (r) => SUIT_TRAITS.some((suit) => exactlyOne(r, (kinds) => !hasTrait(kinds, suit | TRAIT.honour))),
  ],
];

/** The patterns that were one condition away, in the order of the books, for a complete hand without any. */
export function missingYaku(readings: readonly Reading[], rules: RiichiRules): Missing[] {
  const found: Missing[] = [];
  for (const [pattern, lacks, holds] of NEAR)
    if (readings.some((reading) => holds(reading, rules))) found.push({ pattern, lacks, cite: rules.cite[pattern] });
  return found;
}
