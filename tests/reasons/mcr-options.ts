import type { McrOptionId, McrOptions } from '../../src/engine/mcr/index.ts';
import { DEFAULT_OPTIONS, type Options } from '../oracle-mcr/options.ts';

/** For each disputed point, the second scorer's name of it, and its names of the values in the engine's order of them. */
const NAMED: Readonly<
  Record<Exclude<McrOptionId, 'hiddenTileForfeits'>, readonly [keyof Options, ReadonlyMap<unknown, unknown>]>
> = {
  exhaustedWait: [
    'exhaustedWaits',
    new Map([
      ['counts', 'count'],
      ['ignored', 'ignore'],
    ]),
  ],
  knittedBodyWait: [
    'knittedOverlapWait',
    new Map([
      ['none', 'no'],
      ['counts', 'yes'],
    ]),
  ],
  nineGatesPungs: [
    'nineGatesPungs',
    new Map([
      ['concealed-pungs', 'all-terminal-pungs'],
      ['none', 'all-terminal-pungs-and-concealed'],
      ['concealed-and-terminal', 'one-terminal-pung'],
    ]),
  ],
  manyKongsAddConcealed: [
    'bigKongsConcealed',
    new Map([
      [false, 'pungs-only'],
      [true, 'pungs-or-kongs'],
    ]),
  ],
  honourTileHog: [
    'honourHogInPairs',
    new Map([
      [true, 'yes'],
      [false, 'no'],
    ]),
  ],
  forcedTileHog: [
    'forcedHog',
    new Map([
      [true, 'yes'],
      [false, 'no'],
    ]),
  ],
  lastClaimIsReplacement: [
    'lastDiscardAsReplacement',
    new Map([
      [false, 'no'],
      [true, 'yes'],
    ]),
  ],
  kongPairs: [
    'twoKongs',
    new Map([
      ['8-and-6', 'eight-and-six'],
      ['6-and-5', 'six-and-five'],
      ['6-and-3', 'six-and-apart'],
    ]),
  ],
  tilesAddFour: [
    'fourBesideTiles',
    new Map([
      [false, 'no'],
      [true, 'yes'],
    ]),
  ],
};

/** The disputed points in the second scorer's terms; whether the winning tile is hidden is up to the request. */
export function oracleOptions(options: McrOptions): Options {
  const own = Object.entries(NAMED).map(([option, [name, values]]) => [
    name,
    values.get(options[option as McrOptionId]),
  ]);
  return { ...DEFAULT_OPTIONS, ...(Object.fromEntries(own) as Partial<Options>) };
}
