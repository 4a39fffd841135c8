import type { RiichiOptions } from '../options/options.ts';

/** Above it a hand has three kongs or three concealed triplets, and below 30 it is pinfu, seven pairs or open without fu. */
const MOST_ORDINARY_FU = 110;
const MOST_FU = 140;

/**
 * The fewest han of any hand with this many rounded fu and this kind of win; Infinity if there is none. Dora can always
 * add more (EMA 2016 4.1.1, 4.2).
 */
export function leastHan(
  fu: number,
  by: 'discard' | 'draw',
  inRiichi: boolean,
  { doubleWindPairFu, openPinfuFu, pinfuTsumo }: Pick<RiichiOptions, 'doubleWindPairFu' | 'openPinfuFu' | 'pinfuTsumo'>,
): number {
  const declared = inRiichi ? 1 : 0;
  const isDrawn = by === 'draw';
  if (fu === 25) return 2 + declared + (isDrawn ? 1 : 0);
  if (fu === 20) return isDrawn ? (pinfuTsumo ? 2 + declared : Infinity) : openPinfuFu || inRiichi ? Infinity : 1;
  if (fu < 30 || fu > MOST_FU || (isDrawn && fu === MOST_FU)) return Infinity;
  // Three concealed kongs: two yaku of 2 han, with a fourth triplet a third one, and in riichi by draw two more.
  if (fu > MOST_ORDINARY_FU)
    return (fu === MOST_FU && doubleWindPairFu === 2 ? 6 : 4) + declared + (isDrawn ? declared : 0);
  if (fu === MOST_ORDINARY_FU && isDrawn) return inRiichi ? 6 : 2;
  if (fu === MOST_ORDINARY_FU && doubleWindPairFu === 2) return 2 + declared;
  // Without a double pair of 4 fu, two concealed kongs are not enough: the third triplet is concealed, too.
  if (fu === 100 && doubleWindPairFu === 2 && isDrawn && inRiichi) return 4;
  // In riichi 30 fu by discard is pinfu: any other shape adds fu.
  return inRiichi ? (isDrawn || fu === 30 ? 2 : 1) : 1;
}
