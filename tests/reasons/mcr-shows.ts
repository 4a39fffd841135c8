import type { FanId } from '../../src/engine/mcr/index.ts';
import { CIRCUMSTANCE_FANS } from '../oracle-mcr/circumstance-fans.ts';
import { combinations } from '../oracle-mcr/combine.ts';
import { excludedBy } from '../oracle-mcr/excludes.ts';
import type { Options } from '../oracle-mcr/options.ts';
import { SET_FANS } from '../oracle-mcr/set-fans.ts';
import { TILE_FANS } from '../oracle-mcr/tile-fans.ts';
import { isDragon, isHonour, isTerminal, isWind, listTiles, sorted, suitOf } from '../oracle-mcr/tiles.ts';
import type { Group, View } from '../oracle-mcr/types.ts';

const joined = (tiles: readonly string[]): string => sorted([...tiles]).join('');

const TESTS: Readonly<Record<string, ((view: View) => number) | undefined>> = {
  ...TILE_FANS,
  ...SET_FANS,
  ...CIRCUMSTANCE_FANS,
};

const isOrphan = (tile: string): boolean => isHonour(tile) || isTerminal(tile);
const pungsOf = ({ pungs }: View, test: (tile: string) => boolean): number =>
  pungs.filter(({ tiles: [tile = ''] }) => test(tile)).length;
const kongsOf = ({ pungs }: View, exposed: boolean): number =>
  pungs.filter((one) => one.kind === 'kong' && one.exposed === exposed).length;
const concealedPungs = ({ pungs, request }: View): number =>
  pungs.filter(({ exposed, won }) => !exposed && !(won && request.by === 'discard')).length;

/** Fan included in a larger one of their kind: what a hand with the larger one also shows. */
const AT_LEAST: Readonly<Partial<Record<FanId, (view: View) => boolean>>> = {
  'little-three-dragons': (view) => pungsOf(view, isDragon) === 3,
  'two-dragon-pungs': (view) => pungsOf(view, isDragon) >= 2,
  'little-four-winds': (view) => pungsOf(view, isWind) === 4,
  'big-three-winds': (view) => pungsOf(view, isWind) >= 3,
  'all-terminals-and-honors': ({ tiles }) => tiles.every(isOrphan),
  'three-kongs': (view) => kongsOf(view, true) + kongsOf(view, false) >= 3,
  'two-concealed-kongs': (view) => kongsOf(view, false) >= 2,
  'two-melded-kongs': (view) => kongsOf(view, true) >= 2,
  'melded-and-concealed-kong': (view) => kongsOf(view, true) > 0 && kongsOf(view, false) > 0,
  'concealed-kong': (view) => kongsOf(view, false) > 0,
  'melded-kong': (view) => kongsOf(view, true) > 0,
  'three-concealed-pungs': (view) => concealedPungs(view) >= 3,
  'two-concealed-pungs': (view) => concealedPungs(view) >= 2,
  'lesser-honors-and-knitted-tiles': ({ shape }) => shape === 'honors-and-knitted',
  'one-voided-suit': ({ tiles }) => new Set(tiles.filter((tile) => !isHonour(tile)).map(suitOf)).size < 3,
  'pung-of-terminals-or-honors': (view) => pungsOf(view, isOrphan) > 0,
  'single-wait': ({ won, shape, waits }) => (won?.kind === 'pair' || shape === 'orphans') && waits().length === 1,
};

/** Whether a reading shows a fan, even if something excludes it. */
export function shows(view: View, fan: FanId): boolean {
  if (AT_LEAST[fan]?.(view)) return true;
  if (fan === 'flower-tiles') return (view.request.flowers ?? 0) > 0;
  const test = TESTS[fan];
  if (test) return test(view) > 0;
  return combinationsIn(view).has(fan);
}

const MADE = new WeakMap<View, ReadonlySet<string>>();

/** The combinations of sets that a reading allows, each considered alone. */
function combinationsIn(view: View): ReadonlySet<string> {
  let made = MADE.get(view);
  if (!made) {
    const { sets, pair } = view;
    const some = sets.reduce<Group[][]>((all, set) => [...all, ...all.map((few) => [...few, set])], [[]]);
    made = new Set(some.filter(({ length }) => length > 1).flatMap((few) => combinations(few, pair).flat()));
    MADE.set(view, made);
  }
  return made;
}

/** A reading under the other value of the option that is blamed for excluding a fan. */
const OTHERWISE: Readonly<Record<string, Partial<Options>>> = {
  knittedBodyWait: { knittedOverlapWait: 'yes' },
  honourTileHog: { honourHogInPairs: 'yes' },
  forcedTileHog: { forcedHog: 'yes' },
  kongPairs: { twoKongs: 'six-and-five' },
};

/** Whether a fan would count but for the option that is blamed for excluding it. */
export function letsIn(view: View, fan: FanId, option: string, counted: readonly FanId[]): boolean {
  const { request, options } = view;
  if (option === 'hiddenTileForfeits') {
    const shown = { ...view, request: { ...request, winningTileShown: true } };
    const isLost = fan === 'chicken-hand' || shows(shown, fan);
    return request.winningTileShown === false && isLost && !counted.some((by) => keepsOut(by, fan, view));
  }
  // With D4 one or two concealed kongs count beside three and four kongs, and no more.
  if (option === 'manyKongsAddConcealed') return kongsOf(view, false) > 2;
  const other = OTHERWISE[option];
  return other !== undefined && shows({ ...view, options: { ...options, ...other } }, fan);
}

/** Whether the named sets are sets of the reading. */
export function areSets({ sets }: View, tiles: string | undefined): boolean {
  if (tiles === undefined) return true;
  const all = sets.reduce<string[][]>((some, set) => [...some, ...some.map((few) => [...few, ...set.tiles])], [[]]);
  return all.some((few) => joined(few) === joined(listTiles(tiles)));
}

/** Fan whose sets form another fan among themselves, and those that the second scorer never counts together. */
const CONTAINS: Readonly<Partial<Record<FanId, readonly FanId[]>>> = {
  'four-kongs': ['melded-and-concealed-kong'],
  'three-kongs': ['melded-and-concealed-kong'],
  'little-four-winds': ['pung-of-terminals-or-honors'],
  'pure-terminal-chows': ['pure-double-chow', 'two-terminal-chows'],
  'quadruple-chow': ['pure-triple-chow', 'pure-double-chow'],
  'four-pure-shifted-pungs': ['pure-shifted-pungs'],
  'four-pure-shifted-chows': ['pure-shifted-chows', 'short-straight', 'two-terminal-chows'],
  'three-suited-terminal-chows': ['mixed-double-chow', 'two-terminal-chows'],
  'pure-triple-chow': ['pure-double-chow'],
  'triple-pung': ['double-pung'],
};

/** Whether a fan that counts excludes another one. */
export const keepsOut = (by: FanId, rule: FanId, { options }: View): boolean =>
  excludedBy(by, options).some((fan) => fan === rule) ||
  (by === 'nine-gates' && rule === 'pung-of-terminals-or-honors' && options.nineGatesPungs === 'one-terminal-pung') ||
  CONTAINS[by]?.includes(rule) === true;

/** The fan that a pung of terminals or honours counts as, when it is not its own. */
export const pungCountsAs = ({ request }: View, tiles: string, by: string): boolean => {
  const [tile = ''] = listTiles(tiles);
  const WIND = { east: '1z', south: '2z', west: '3z', north: '4z' } as const;
  switch (by) {
    case 'prevalent-wind':
      return tile === WIND[request.roundWind];
    case 'seat-wind':
      return tile === WIND[request.seatWind];
    case 'big-three-winds':
      return isWind(tile);
    default:
      return (
        isDragon(tile) && ['dragon-pung', 'two-dragon-pungs', 'little-three-dragons', 'big-three-dragons'].includes(by)
      );
  }
};
