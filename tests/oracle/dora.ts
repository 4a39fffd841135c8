import { doraOf, howMany, listTiles, plain } from './tiles.ts';
import type { HandRequest, Knobs } from './types.ts';

/** The dora of a hand in han, by kind. */
interface DoraCount {
  dora: number;
  kanDora: number;
  uraDora: number;
  redFives: number;
}

/** A hand without dora. */
export const NO_DORA: DoraCount = { dora: 0, kanDora: 0, uraDora: 0, redFives: 0 };

/** Counts every dora that the rulebook uses, over hand, melds and winning tile. */
export function countDora(request: HandRequest, knobs: Knobs): DoraCount {
  const written = [request.concealed, request.winningTile, ...request.melds.map((meld) => meld.tiles)].flatMap(
    listTiles,
  );
  const tiles = written.map(plain);
  const worth = (indicators: string[]): number =>
    indicators.reduce((sum, indicator) => sum + howMany(tiles, doraOf(indicator)), 0);
  const shown = listTiles(request.doraIndicators ?? '');
  const under = request.riichi === 'none' ? [] : listTiles(request.uraIndicators ?? '');
  return {
    dora: worth(shown.slice(0, 1)),
    kanDora: knobs.kanDora ? worth(shown.slice(1)) : 0,
    uraDora: (knobs.uraDora ? worth(under.slice(0, 1)) : 0) + (knobs.kanUraDora ? worth(under.slice(1)) : 0),
    redFives: knobs.redFives > 0 ? written.filter((tile) => tile.startsWith('0')).length : 0,
  };
}
