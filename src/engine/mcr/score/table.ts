import { remembered } from '../../base/remembered.ts';
import { MOST_TIMES } from './entries.ts';
import { EXCLUSIONS } from './exclusions.ts';
import { FANS, type FanId, POINTS, placeOf } from '../options/ids.ts';
import type { McrOptions } from '../options/options.ts';
import type { McrItem } from './outcome.ts';

/** The table of fan as the options of a rulebook make it, by the places of `FANS`. */
export interface FanTable {
  readonly points: readonly number[];
  /** The places of the fan that each keeps out. */
  readonly excludes: readonly (readonly number[])[];
  /** For each place, the item of its fan by how often it counts. */
  readonly items: readonly (readonly McrItem[])[];
}

/** Exclusions that the options lift: fan that then count beside the first. */
function released(options: McrOptions): readonly (readonly [FanId, readonly FanId[]])[] {
  const list: (readonly [FanId, readonly FanId[]])[] = [];
  if (options.manyKongsAddConcealed)
    for (const many of ['four-kongs', 'three-kongs'] as const)
      list.push([many, ['two-concealed-kongs', 'concealed-kong']]);
  if (options.tilesAddFour) list.push(['upper-tiles', ['upper-four']], ['lower-tiles', ['lower-four']]);
  if (options.nineGatesPungs === 'concealed-and-terminal') list.push(['nine-gates', ['pung-of-terminals-or-honors']]);
  return list;
}

const KONG_PAIR_POINTS = { '8-and-6': [8, 6], '6-and-5': [6, 5], '6-and-3': [6, 0] } as const;

function makeTable(options: McrOptions): FanTable {
  const points = [...POINTS];
  const [concealed, mixed] = KONG_PAIR_POINTS[options.kongPairs];
  points[placeOf('two-concealed-kongs')] = concealed;
  points[placeOf('melded-and-concealed-kong')] = mixed;
  const free = new Map(released(options));
  const excludes = FANS.map((id) => {
    const { stated = [], implied = [] } = EXCLUSIONS[id] ?? {};
    const all = [...stated, ...implied].filter((out) => free.get(id)?.includes(out) !== true);
    if (id === 'nine-gates' && options.nineGatesPungs === 'none') all.push('two-concealed-pungs');
    return all.map(placeOf);
  });
  const items = FANS.map((id, place) =>
    Array.from({ length: MOST_TIMES + 1 }, (_, count) => ({ id, points: points[place]!, count })),
  );
  return { points, excludes, items };
}

/** The table of fan under some options. */
export const tableOf = remembered(makeTable);

/** What a fan is worth each time under some options, in points. */
export const pointsOf = (fan: FanId, options: McrOptions): number => tableOf(options).points[placeOf(fan)]!;
