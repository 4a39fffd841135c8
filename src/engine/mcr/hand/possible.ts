import { type Refusal, type RefusalId, refuse } from '../../base/result.ts';
import { TILE_OF_KIND } from '../../base/tile.ts';
import type { McrHand } from './hand.ts';

/** How many of the winning tile's kind a hand has besides it: concealed, and over all. */
function copies({ concealed, melds, winning }: McrHand): { readonly own: number; readonly all: number } {
  const own = concealed[winning]! - 1;
  let all = own;
  for (const { type, kind } of melds)
    if (type === 'chow') all += winning >= kind && winning <= kind + 2 ? 1 : 0;
    else if (kind === winning) all += type === 'kong' ? 4 : 3;
  return { own, all };
}

type Clash = readonly [RefusalId, field: string, holds: (hand: McrHand) => boolean];

/** An impossible win, with the field to change. */
const CLASHES: readonly Clash[] = [
  ['robbed-kong-on-draw', 'robbedKong', (h) => h.robbedKong && h.byDraw],
  ['robbed-kong-on-last-tile', 'robbedKong', (h) => h.robbedKong && h.lastTile],
  ['robbed-tile-held-elsewhere', 'robbedKong', (h) => h.robbedKong && copies(h).all > 0],
  ['after-kong-on-discard', 'afterKong', (h) => h.afterKong && !h.byDraw],
  ['after-kong-without-kong', 'afterKong', (h) => h.afterKong && !h.melds.some(({ type }) => type === 'kong')],
  ['last-of-kind-held', 'lastOfKind', (h) => h.lastOfKind && copies(h).own > 0],
];

/** The first impossible thing about a win; `concealedRobbed` when the robbed kong is given as concealed. */
export function impossibleWin(hand: McrHand, concealedRobbed: boolean): Refusal | undefined {
  if (concealedRobbed) return refuse('concealed-kong-not-robbed', 'robbedKong').error;
  if (!hand.robbedKong && !hand.afterKong && !hand.lastOfKind) return undefined;
  const clash = CLASHES.find(([, , holds]) => holds(hand));
  return clash && refuse(clash[0], clash[1], { tile: TILE_OF_KIND[hand.winning]! }).error;
}
