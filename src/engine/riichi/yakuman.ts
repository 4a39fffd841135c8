import { TRAIT } from '../tile.ts';
import type { Yakuman } from './ids.ts';
import type { RiichiKnobs } from './knobs.ts';
import { type Reading, hasHonourPung } from './reading.ts';

/** A limit hand: when it holds, whether the rulebook's options let it, and how many times it pays. */
export interface YakumanRule {
  readonly id: Yakuman;
  readonly holds: (reading: Reading) => boolean;
  /** The option that lets it count, and the option's name for when it does not. */
  readonly allowed?: (knobs: RiichiKnobs, reading: Reading) => boolean;
  readonly option?: keyof RiichiKnobs;
  /** Whether the rulebook pays it double. */
  readonly double?: (knobs: RiichiKnobs) => boolean;
  /** The id under which its special wait pays double, and when that wait is there. */
  readonly special?: { readonly id: Yakuman; readonly holds: (reading: Reading) => boolean };
}

const NINE_GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3] as const;
const SUIT_STARTS = [0, 9, 18] as const;
const SUIT_TRAITS = [TRAIT.m, TRAIT.p, TRAIT.s] as const;
const WIND_BITS = 0b1111;
const DRAGON_BITS = 0b1110000;
const GREEN_DRAGON = 32;

/** The kind that stands over 1112345678999 of a suit; -1 when the hand is not nine gates. */
function nineGatesExtra({ hand }: Reading): number {
  if (hand.melds.length > 0) return -1;
  const suit = SUIT_TRAITS.findIndex(
    (trait) => (hand.traits & ~(TRAIT.terminal | TRAIT.simple | TRAIT.notGreen)) === trait,
  );
  const start = SUIT_STARTS[suit];
  if (start === undefined) return -1;
  const extra = NINE_GATES.map((least, i) => hand.concealed[start + i]! - least);
  return extra.every((n) => n >= 0) ? start + extra.indexOf(1) : -1;
}

const windPungs = (mask: number): number => {
  let count = 0;
  for (let bit = 0; bit < 4; bit++) count += (mask >> bit) & 1;
  return count;
};

const isStandard = ({ shape }: Reading): boolean => shape.form === 'standard';

/** The limit hands in the order of the EMA books (EMA 2016 4.2.5). */
export const YAKUMAN_RULES: readonly YakumanRule[] = [
  {
    id: 'kokushi',
    holds: (r) => r.shape.form === 'orphans',
    allowed: (knobs, r) => knobs.robConcealedKong || r.hand.request.robbedKong !== 'concealed',
    option: 'robConcealedKong',
    special: { id: 'kokushi-13', holds: (r) => r.wait === 'thirteen' },
  },
  {
    id: 'chuuren',
    holds: (r) => nineGatesExtra(r) >= 0,
    special: { id: 'chuuren-9', holds: (r) => nineGatesExtra(r) === r.hand.winning },
  },
  {
    id: 'tenhou',
    holds: ({ hand }) => hand.request.firstTurn === true && hand.byDraw && hand.request.seatWind === 'east',
  },
  {
    id: 'chiihou',
    holds: ({ hand }) => hand.request.firstTurn === true && hand.byDraw && hand.request.seatWind !== 'east',
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
    allowed: (knobs, r) => knobs.ryuuiisouHatsu === 'none' || hasHonourPung(r.shape, GREEN_DRAGON),
    option: 'ryuuiisouHatsu',
  },
  { id: 'chinroutou', holds: (r) => (r.hand.traits & (TRAIT.simple | TRAIT.honour)) === 0 },
  { id: 'tsuuiisou', holds: (r) => (r.hand.traits & (TRAIT.simple | TRAIT.terminal)) === 0 },
  { id: 'daisangen', holds: ({ shape }) => (shape.pungs[3] & DRAGON_BITS) === DRAGON_BITS },
  {
    id: 'shousuushii',
    holds: (r) => isStandard(r) && windPungs(r.shape.pungs[3]) === 3 && r.shape.pair >= 27 && r.shape.pair <= 30,
  },
  {
    id: 'daisuushii',
    holds: ({ shape }) => (shape.pungs[3] & WIND_BITS) === WIND_BITS,
    double: (knobs) => knobs.daisuushiiDouble,
  },
];
