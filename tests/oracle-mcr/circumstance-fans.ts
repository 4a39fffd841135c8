import type { FanId } from './fans.ts';
import type { FanTest } from './tile-fans.ts';
import { howMany, numberOf } from './tiles.ts';
import type { View } from './types.ts';

const once = (test: (view: View) => boolean): FanTest => {
  return (view) => (test(view) ? 1 : 0);
};

const wasShown = ({ request }: View): boolean => request.winningTileShown ?? true;
const isConcealed = ({ groups }: View): boolean => !groups.some(({ exposed }) => exposed);

/**
 * Whether the winning tile is the fourth of its kind: stated by the request, or evident from three in the winner's own
 * exposed sets.
 */
function isFourthSeen(view: View): boolean {
  const { groups, request } = view;
  const shown = groups.filter(({ exposed }) => exposed).flatMap(({ tiles }) => tiles);
  return wasShown(view) && (request.lastOfKind === true || howMany(shown, request.winningTile) === 3);
}

/** The wait, by the winning tile's place in the group that took it. */
function placeOfWin({ won, request }: View): 'edge' | 'closed' | 'pair' | 'other' {
  if (won?.kind === 'pair') return 'pair';
  if (won?.kind !== 'chow') return 'other';
  const at = won.tiles.indexOf(request.winningTile);
  const lowest = numberOf(won.tiles[0] ?? '');
  if (at === 1) return 'closed';
  return (lowest === 1 && at === 2) || (lowest === 7 && at === 0) ? 'edge' : 'other';
}

/** Whether the winning tile was the only one that could win, and counts as such (D2, MERS 1.9). */
function isOnlyWait(view: View): boolean {
  const { shape, groups, options, request, waits } = view;
  if (!wasShown(view)) return false;
  const overlaps = groups.some(({ kind, tiles }) => kind === 'knitted' && tiles.includes(request.winningTile));
  if (shape === 'knitted-straight' && overlaps && options.knittedOverlapWait === 'no') return false;
  return waits().length === 1;
}

const waitedFor = (place: 'edge' | 'closed' | 'pair'): FanTest =>
  once((view) => placeOfWin(view) === place && isOnlyWait(view));

/** The fan that depend on how the hand was won. */
export const CIRCUMSTANCE_FANS = {
  'last-tile-draw': once(({ request }) => request.lastTile === true && request.by === 'draw'),
  'last-tile-claim': once(({ request }) => request.lastTile === true && request.by === 'discard'),
  'out-with-replacement-tile': once(({ request, options }) => {
    const lastDiscard = request.lastTile === true && request.by === 'discard';
    return request.afterKong === true || (lastDiscard && options.lastDiscardAsReplacement === 'yes');
  }),
  'robbing-the-kong': once(({ request }) => request.robbedKong !== undefined),
  'melded-hand': once(
    ({ request, sets, won }) =>
      request.by === 'discard' && won?.kind === 'pair' && sets.length === 4 && sets.every(({ exposed }) => exposed),
  ),
  'fully-concealed-hand': once((view) => isConcealed(view) && view.request.by === 'draw'),
  'last-tile': once(isFourthSeen),
  'concealed-hand': once((view) => isConcealed(view) && view.request.by === 'discard'),
  'edge-wait': waitedFor('edge'),
  'closed-wait': waitedFor('closed'),
  'single-wait': waitedFor('pair'),
  'self-drawn': once(({ request }) => request.by === 'draw'),
} satisfies Partial<Record<FanId, FanTest>>;
