import { CIRCUMSTANCE_FANS } from './circumstance-fans.ts';
import { combinations } from './combine.ts';
import type { Combination } from './combine.ts';
import { excludedBy } from './excludes.ts';
import { FAN_IDS } from './fans.ts';
import type { FanId, FanList } from './fans.ts';
import { DEFAULT_OPTIONS, pointsOf } from './options.ts';
import type { Options } from './options.ts';
import { readings } from './readings.ts';
import { SET_FANS } from './set-fans.ts';
import { TILE_FANS } from './tile-fans.ts';
import type { FanTest } from './tile-fans.ts';
import type { Tile } from './tiles.ts';
import type { HandRequest, McrScore, View } from './types.ts';
import { viewOf, waitsOf } from './view.ts';

const TESTS: Record<Exclude<FanId, Combination | 'chicken-hand' | 'flower-tiles'>, FanTest> = {
  ...TILE_FANS,
  ...SET_FANS,
  ...CIRCUMSTANCE_FANS,
};

/** The fan of a list without those excluded by a fan of more points that itself counts. */
function withoutExcluded(found: FanList, options: Options): FanList {
  const standing: FanList = new Map();
  const excluded = new Set<FanId>();
  for (const fan of FAN_IDS) {
    const count = found.get(fan) ?? 0;
    if (count === 0 || excluded.has(fan)) continue;
    standing.set(fan, count);
    for (const other of excludedBy(fan, options)) excluded.add(other);
  }
  return standing;
}

const worth = (list: FanList, options: Options): number =>
  [...list].reduce((sum, [fan, count]) => sum + pointsOf(fan, options) * count, 0);

/** The fan that count in a reading, its sets combined in one way. */
function standingOf(view: View, combined: readonly Combination[]): FanList {
  const found: FanList = new Map(Object.entries(TESTS).map(([fan, test]) => [fan as FanId, test(view)]));
  for (const fan of combined) found.set(fan, (found.get(fan) ?? 0) + 1);
  return withoutExcluded(found, view.options);
}

/** The same hand with its winning tile shown. */
const shown = (view: View): View => ({ ...view, request: { ...view.request, winningTileShown: true } });

/**
 * Every fan list of one reading, one for each way to combine its sets. A hand that hides its only fan is no Chicken
 * Hand (MERS 1.9).
 */
function fanLists(view: View): FanList[] {
  return combinations(view.sets, view.pair).map((combined) => {
    const list = standingOf(view, combined);
    return list.size > 0 || standingOf(shown(view), combined).size > 0 ? list : new Map([['chicken-hand', 1]]);
  });
}

const write = (list: FanList): string =>
  [...list]
    .map(([fan, count]) => `${fan} ${count}`)
    .sort()
    .join(', ');

/** Scores a hand by trying every reading and every way to combine its sets; the request must be possible. */
export function oracleMcr(request: HandRequest, options: Options = DEFAULT_OPTIONS): McrScore {
  const { flowers = 0 } = request;
  let waits: Tile[] | undefined;
  const waitsOnce = (): Tile[] => (waits ??= waitsOf(request, options));
  const lists = readings(request).flatMap((reading) => fanLists(viewOf(reading, request, options, waitsOnce)));
  if (lists.length === 0) {
    return { complete: false, points: 0, flowers, qualifying: false, fans: new Map(), equalLists: [] };
  }
  const best = Math.max(...lists.map((list) => worth(list, options)));
  const dearest = new Map(
    lists.filter((list) => worth(list, options) === best).map((list) => [write(list), list] as const),
  );
  const equalLists = [...dearest.values()];
  if (flowers > 0) for (const list of equalLists) list.set('flower-tiles', flowers);
  const [fans = new Map<FanId, number>()] = equalLists;
  return { complete: true, points: best + flowers, flowers, qualifying: best >= 8, fans, equalLists };
}
