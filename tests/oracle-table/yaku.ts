import type { Player } from './player.ts';
import { kindOf, kindsOf, suitOf } from './tiles.ts';
import { isOrphans, isPairs, readingsOf } from './waits.ts';

/** How a hand is about to win, as far as yaku depend on it. */
export interface Winning {
  tile: string;
  byDraw: boolean;
  special: boolean;
}

/** Winds and dragons whose pung is worth a han: those of the table and of the seat. */
const isValued = (kind: string, winds: readonly string[]): boolean => /^[567]z$/.test(kind) || winds.includes(kind);

/** Whether a complete hand certainly has one of the plainest yaku; a hand with only a rare one is passed over. */
export function hasYaku(
  player: Player,
  { tile, byDraw, special }: Winning,
  winds: readonly string[],
  openTanyao: boolean,
): boolean {
  const kinds = [...player.hand, tile].map(kindOf);
  const closed = player.melds.every(({ form }) => form === 'concealed');
  if (special || player.riichi !== 'none' || (closed && byDraw)) return true;
  if (player.melds.length === 0 && (isOrphans(kinds) || isPairs(kinds))) return true;
  const laid = player.melds.map(({ tiles }) => kindsOf(tiles));
  const all = [...kinds, ...laid.flat()];
  if ((closed || openTanyao) && !all.some((kind) => /^([19].|.z)$/.test(kind))) return true;
  if (new Set(all.map(suitOf).filter((suit) => suit !== 'z')).size <= 1) return true;
  return readingsOf(kinds).some((reading) => {
    const sets = [...reading, ...laid].filter((group) => group.length > 2);
    const pungs = sets.filter((group) => group[0] === group[1]);
    return pungs.length === sets.length || pungs.some(([kind = '']) => isValued(kind, winds));
  });
}
