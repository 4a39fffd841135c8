import { GREEN, type Kind, RED, TRAIT, WHITE, isDragon } from '../tile.ts';
import { alike } from '../alike.ts';
import type { Yaku } from './ids.ts';
import type { ScoringOptions } from './options/scoring.ts';
import type { OwnCondition } from './step.ts';
import { DRAGON_BITS, type Reading, hasHonourPung, honourPungs, isPinfuShape } from './reading.ts';

/** An ordinary pattern: its han with a closed and with an open hand (0: not with an open hand) and when it holds. */
export interface YakuRule {
  readonly id: Yaku;
  readonly closed: number;
  readonly open: number;
  readonly holds: (reading: Reading) => boolean;
  /** Whether the rulebook knows it at all with a closed or an open hand; without this every rulebook does. */
  readonly known?: (knobs: ScoringOptions, closed: boolean) => boolean;
  /** Whether the rulebook lets it count in a reading that has it; without this it always does. */
  readonly allowed?: (knobs: ScoringOptions, reading: Reading) => boolean;
  /** The option that decides, named when it does not count. */
  readonly option?: keyof ScoringOptions;
  /** What it wants when it does not count: without this it is not in the rulebook. */
  readonly wants?: OwnCondition;
  /** The pattern that keeps it out when it does not count. */
  readonly notWith?: Yaku;
  /** Patterns that hold too but are included in this one. */
  readonly includes?: readonly Yaku[];
}

const ANY_SUIT = TRAIT.m | TRAIT.p | TRAIT.s;
const oneSuit = (traits: number): boolean => {
  const suits = traits & ANY_SUIT;
  return suits !== 0 && (suits & (suits - 1)) === 0;
};

/** The ranks that begin the chows of a straight, as bits. */
export const STRAIGHT = 0b1001001;
const isStraight = (chows: number): boolean => (chows & STRAIGHT) === STRAIGHT;

const dragon = (id: Yaku, kind: Kind): YakuRule => ({
  id,
  closed: 1,
  open: 1,
  holds: (r) => hasHonourPung(r.shape, kind),
});

/** The han that a pattern has with a closed or an open hand; 0 where the rulebook does not count it so. */
export const hanOf = ({ closed, open, known }: YakuRule, knobs: ScoringOptions, isClosed: boolean): number =>
  known?.(knobs, isClosed) === false ? 0 : isClosed ? closed : open;

/** The han of renhou, where it is neither a yakuman nor nothing (EMA 2016 4.2.4). */
export const RENHOU_HAN = 5;

/** The ordinary patterns in the order of the EMA books (EMA 2016 4.2.1–4.2.4). */
export const YAKU_RULES: readonly YakuRule[] = alike([
  { id: 'riichi', closed: 1, open: 0, holds: (r) => r.hand.riichi.kind === 'riichi' },
  { id: 'double-riichi', closed: 2, open: 0, holds: (r) => r.hand.riichi.kind === 'double' },
  {
    id: 'ippatsu',
    closed: 1,
    open: 0,
    holds: (r) => r.hand.riichi.kind !== 'none' && r.hand.riichi.ippatsu,
    known: (knobs) => knobs.ippatsu,
    option: 'ippatsu',
  },
  { id: 'menzen-tsumo', closed: 1, open: 0, holds: (r) => r.hand.byDraw },
  {
    id: 'pinfu',
    closed: 1,
    open: 0,
    holds: isPinfuShape,
    allowed: (knobs, r) => knobs.pinfuTsumo || !r.hand.byDraw,
    option: 'pinfuTsumo',
    wants: 'discard-only',
  },
  { id: 'iipeikou', closed: 1, open: 0, holds: (r) => r.shape.doubleChows > 0 },
  {
    id: 'tanyao',
    closed: 1,
    open: 1,
    holds: (r) => (r.hand.traits & (TRAIT.terminal | TRAIT.honour)) === 0,
    known: (knobs, closed) => knobs.openTanyao || closed,
    option: 'openTanyao',
    wants: 'closed-only',
  },
  {
    id: 'sanshoku-doujun',
    closed: 2,
    open: 1,
    holds: ({ shape }) => (shape.chows[0] & shape.chows[1] & shape.chows[2]) !== 0,
  },
  { id: 'ittsu', closed: 2, open: 1, holds: ({ shape }) => shape.chows.some(isStraight) },
  dragon('yakuhai-white', WHITE),
  dragon('yakuhai-green', GREEN),
  dragon('yakuhai-red', RED),
  { id: 'yakuhai-seat', closed: 1, open: 1, holds: (r) => hasHonourPung(r.shape, r.hand.seat) },
  { id: 'yakuhai-round', closed: 1, open: 1, holds: (r) => hasHonourPung(r.shape, r.hand.round) },
  { id: 'chanta', closed: 2, open: 1, holds: ({ shape }) => shape.allOutside && shape.chowCount > 0 },
  { id: 'rinshan', closed: 1, open: 1, holds: (r) => r.hand.afterKong },
  { id: 'chankan', closed: 1, open: 1, holds: (r) => r.hand.robbedKong !== 'none' },
  {
    id: 'haitei',
    closed: 1,
    open: 1,
    holds: (r) => r.hand.byDraw && r.hand.lastTile,
    allowed: (knobs, r) => knobs.haiteiWithRinshan || !r.hand.afterKong,
    option: 'haiteiWithRinshan',
    notWith: 'rinshan',
  },
  { id: 'houtei', closed: 1, open: 1, holds: (r) => !r.hand.byDraw && r.hand.lastTile },
  { id: 'chiitoitsu', closed: 2, open: 0, holds: (r) => r.shape.form === 'seven-pairs' },
  {
    id: 'sanshoku-doukou',
    closed: 2,
    open: 2,
    holds: ({ shape }) => (shape.pungs[0] & shape.pungs[1] & shape.pungs[2]) !== 0,
  },
  { id: 'sanankou', closed: 2, open: 2, holds: (r) => r.concealedPungs === 3 },
  { id: 'sankantsu', closed: 2, open: 2, holds: (r) => r.shape.kongs === 3 },
  { id: 'toitoi', closed: 2, open: 2, holds: ({ shape }) => shape.blocks.length === 4 && shape.chowCount === 0 },
  { id: 'honitsu', closed: 3, open: 2, holds: (r) => oneSuit(r.hand.traits) },
  {
    id: 'shousangen',
    closed: 2,
    open: 2,
    holds: ({ shape }) => isDragon(shape.pair) && honourPungs(shape, DRAGON_BITS) === 2,
  },
  {
    id: 'honroutou',
    closed: 2,
    open: 2,
    holds: (r) => (r.hand.traits & TRAIT.simple) === 0 && r.shape.form !== 'orphans',
  },
  {
    id: 'junchan',
    closed: 3,
    open: 2,
    holds: (r) => r.shape.allOutside && r.shape.chowCount > 0 && (r.hand.traits & TRAIT.honour) === 0,
    includes: ['chanta'],
  },
  { id: 'ryanpeikou', closed: 3, open: 0, holds: (r) => r.shape.doubleChows === 2, includes: ['iipeikou'] },
  {
    id: 'chinitsu',
    closed: 6,
    open: 5,
    holds: (r) => oneSuit(r.hand.traits) && (r.hand.traits & TRAIT.honour) === 0,
    includes: ['honitsu'],
  },
]);
