import { doraOf, howMany, listTiles, plain } from './tiles.ts';
import type { HandRequest, Options } from './types.ts';

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
export function countDora(request: HandRequest, options: Options): DoraCount {
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
    kanDora: options.kanDora ? worth(shown.slice(1)) : 0,
    uraDora: (options.uraDora ? worth(under.slice(0, 1)) : 0) + (options.kanUraDora ? worth(under.slice(1)) : 0),
    redFives: options.redFives > 0 ? written.filter((tile) => tile.startsWith('0')).length : 0,
  };
}
