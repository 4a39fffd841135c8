import { EAST, GREEN, SUIT_TRAITS, TRAIT, isWind } from '../../base/tile.ts';
import type { Yakuman } from '../options/ids.ts';
import type { ScoringOptions } from '../options/scoring.ts';
import type { OwnCondition } from './step.ts';
import { DRAGON_BITS, type Reading, WIND_BITS, hasHonourPung, honourPungs } from '../hand/reading.ts';

/** A limit hand: when it holds, whether the rulebook's options let it, and how many times it pays. */
export interface YakumanRule {
  readonly id: Yakuman;
  readonly holds: (reading: Reading) => boolean;
  /** The option that allows it, and the option's name for when it does not. */
  readonly allowed?: (options: ScoringOptions, reading: Reading) => boolean;
  readonly option?: keyof ScoringOptions;
  /** What it wants when it does not count. */
  readonly wants?: OwnCondition;
  /** Whether the rulebook pays it double. */
  readonly double?: (options: ScoringOptions) => boolean;
  /** The id under which its special wait pays double, and when that wait is there. */
  readonly special?: { readonly id: Yakuman; readonly holds: (reading: Reading) => boolean };
}

const NINE_GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3] as const;
const SUIT_OR_HONOUR = TRAIT.m | TRAIT.p | TRAIT.s | TRAIT.honour;

/** The suit of all tiles; -1 for several suits or honours. */
const suitAlone = (traits: number): number => (SUIT_TRAITS as readonly number[]).indexOf(traits & SUIT_OR_HONOUR);

/** The tile beyond 1112345678999 of a suit; -1 when the hand is not nine gates. */
function nineGatesExtra({ hand }: Reading): number {
  const suit = suitAlone(hand.traits);
  if (hand.melds.length > 0 || suit < 0) return -1;
  const extra = NINE_GATES.map((least, i) => hand.concealed[suit * 9 + i]! - least);
  return extra.every((n) => n >= 0) ? suit * 9 + extra.indexOf(1) : -1;
}

/** The limit hands in the order of the EMA books (EMA 2016 4.2.5). */
export const YAKUMAN_RULES: readonly YakumanRule[] = [
  {
    id: 'kokushi',
    holds: (r) => r.shape.form === 'orphans',
    allowed: (options, r) => options.robConcealedKong || r.hand.robbedKong !== 'concealed',
    option: 'robConcealedKong',
    wants: 'not-from-that-kong',
    special: { id: 'kokushi-13', holds: (r) => r.wait === 'thirteen' },
  },
  {
    id: 'chuuren',
    holds: (r) => nineGatesExtra(r) >= 0,
    special: { id: 'chuuren-9', holds: (r) => nineGatesExtra(r) === r.hand.winning },
  },
  {
    id: 'tenhou',
    holds: ({ hand }) => hand.firstTurn && hand.byDraw && hand.seat === EAST,
  },
  {
    id: 'chiihou',
    holds: ({ hand }) => hand.firstTurn && hand.byDraw && hand.seat !== EAST,
  },
  {
    id: 'suuankou',
    holds: (r) => r.concealedPungs === 4,
    special: { id: 'suuankou-tanki', holds: (r) => r.wait === 'single' },
  },
  { id: 'suukantsu', holds: (r) => r.shape.kongs === 4 },
  {
    id: 'ryuuiisou',
    holds: (r) => (r.hand.traits & TRAIT.notGreen) === 0,
    allowed: (options, r) => options.ryuuiisouHatsu === 'none' || hasHonourPung(r.shape, GREEN),
    option: 'ryuuiisouHatsu',
    wants: 'needs-green-pung',
  },
  { id: 'chinroutou', holds: (r) => (r.hand.traits & (TRAIT.simple | TRAIT.honour)) === 0 },
  { id: 'tsuuiisou', holds: (r) => (r.hand.traits & (TRAIT.simple | TRAIT.terminal)) === 0 },
  { id: 'daisangen', holds: ({ shape }) => (shape.honours & DRAGON_BITS) === DRAGON_BITS },
  {
    id: 'shousuushii',
    holds: (r) => isWind(r.shape.pair) && honourPungs(r.shape, WIND_BITS) === 3,
  },
  {
    id: 'daisuushii',
    holds: ({ shape }) => (shape.honours & WIND_BITS) === WIND_BITS,
    double: (options) => options.daisuushiiDouble,
  },
];

/** How many times a limit hand is paid; `special` when its special wait pays double. */
export const timesPaid = ({ double }: YakumanRule, options: ScoringOptions, special: boolean): number =>
  special || double?.(options) === true ? 2 : 1;

const LEAST_HONOUR_PUNGS = 3;
const MOST_SETS = 4;

/** A quick test whether a reading can be a limit hand at all; most cannot, which saves checking each. */
export const mayBeLimitHand = ({ hand, shape, concealedPungs }: Reading): boolean =>
  hand.firstTurn ||
  (hand.traits & TRAIT.simple) === 0 ||
  (hand.traits & TRAIT.notGreen) === 0 ||
  (hand.closed && suitAlone(hand.traits) >= 0) ||
  concealedPungs === MOST_SETS ||
  shape.kongs === MOST_SETS ||
  honourPungs(shape, WIND_BITS | DRAGON_BITS) >= LEAST_HONOUR_PUNGS;
