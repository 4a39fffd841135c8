import { GREEN, RED, TRAIT, WHITE, isDragon } from '../../base/tile.ts';
import { YAKU } from '../options/ids.ts';
import { DRAGON_BITS, type Reading, hasHonourPung, honourPungs, inEachSuit, isPinfuShape } from '../hand/reading.ts';

type NumbersFor<List extends readonly unknown[]> = { readonly [I in keyof List]: number };

/** A bit for each ordinary pattern, in their order. */
const [
  RIICHI,
  DOUBLE_RIICHI,
  IPPATSU,
  TSUMO,
  PINFU,
  IIPEIKOU,
  TANYAO,
  SANSHOKU_DOUJUN,
  ITTSU,
  YAKUHAI_WHITE,
  YAKUHAI_GREEN,
  YAKUHAI_RED,
  YAKUHAI_SEAT,
  YAKUHAI_ROUND,
  CHANTA,
  RINSHAN,
  CHANKAN,
  HAITEI,
  HOUTEI,
  CHIITOITSU,
  SANSHOKU_DOUKOU,
  SANANKOU,
  SANKANTSU,
  TOITOI,
  HONITSU,
  SHOUSANGEN,
  HONROUTOU,
  JUNCHAN,
  RYANPEIKOU,
  CHINITSU,
] = YAKU.map((_, i) => 1 << i) as unknown as NumbersFor<typeof YAKU>;

/** The ranks that begin the chows of a straight, as bits. */
export const STRAIGHT = 0b1001001;
const isStraight = (chows: number): boolean => (chows & STRAIGHT) === STRAIGHT;

const ANY_SUIT = TRAIT.m | TRAIT.p | TRAIT.s;

/** The patterns for how a hand was won. */
function byChance({ byDraw, lastTile, afterKong, robbedKong, riichi }: Reading['hand']): number {
  let held = byDraw ? TSUMO : 0;
  if (riichi.kind !== 'none')
    held |= (riichi.kind === 'riichi' ? RIICHI : DOUBLE_RIICHI) | (riichi.ippatsu ? IPPATSU : 0);
  if (lastTile) held |= byDraw ? HAITEI : HOUTEI;
  if (afterKong) held |= RINSHAN;
  if (robbedKong !== 'none') held |= CHANKAN;
  return held;
}

/** The patterns for what the tiles are, whichever sets they make. */
function byTiles(traits: number): number {
  const honours = traits & TRAIT.honour;
  const suits = traits & ANY_SUIT;
  let held = traits & (TRAIT.terminal | TRAIT.honour) ? 0 : TANYAO;
  if (suits !== 0 && (suits & (suits - 1)) === 0) held |= honours ? HONITSU : HONITSU | CHINITSU;
  return held;
}

/** The patterns for sets of honours. */
function byHonours({ seat, round }: Reading['hand'], shape: Reading['shape']): number {
  let held = 0;
  if (hasHonourPung(shape, WHITE)) held |= YAKUHAI_WHITE;
  if (hasHonourPung(shape, GREEN)) held |= YAKUHAI_GREEN;
  if (hasHonourPung(shape, RED)) held |= YAKUHAI_RED;
  if (hasHonourPung(shape, seat)) held |= YAKUHAI_SEAT;
  if (hasHonourPung(shape, round)) held |= YAKUHAI_ROUND;
  if (isDragon(shape.pair) && honourPungs(shape, DRAGON_BITS) === 2) held |= SHOUSANGEN;
  return held;
}

/** The patterns for chows. */
function byChows(reading: Reading): number {
  const { chows, doubleChows, allOutside } = reading.shape;
  let held = isPinfuShape(reading) ? PINFU : 0;
  if (doubleChows > 0) held |= doubleChows === 2 ? IIPEIKOU | RYANPEIKOU : IIPEIKOU;
  if (inEachSuit(chows)) held |= SANSHOKU_DOUJUN;
  if (isStraight(chows) || isStraight(chows >> 9) || isStraight(chows >> 18)) held |= ITTSU;
  if (allOutside) held |= reading.hand.traits & TRAIT.honour ? CHANTA : CHANTA | JUNCHAN;
  return held;
}

/** The ordinary patterns that a reading shows: a bit for each of `YAKU`. */
export function heldIn(reading: Reading): number {
  const { hand, shape, concealedPungs } = reading;
  let held = byChance(hand) | byTiles(hand.traits);
  if (shape.form === 'seven-pairs') held |= CHIITOITSU;
  if (shape.honours) held |= byHonours(hand, shape);
  if (shape.chowCount) held |= byChows(reading);
  else if (shape.form === 'standard') held |= TOITOI;
  if (inEachSuit(shape.pungs)) held |= SANSHOKU_DOUKOU;
  if (concealedPungs === 3) held |= SANANKOU;
  if (shape.kongs === 3) held |= SANKANTSU;
  if (!(hand.traits & TRAIT.simple) && shape.form !== 'orphans') held |= HONROUTOU;
  return held;
}
