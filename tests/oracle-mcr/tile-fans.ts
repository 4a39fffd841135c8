import type { FanId } from './fans.ts';
import {
  howMany,
  isDragon,
  isHonour,
  isTerminal,
  isWind,
  kindsIn,
  listTiles,
  numberOf,
  sorted,
  suitOf,
} from './tiles.ts';
import type { Tile } from './tiles.ts';
import type { View } from './types.ts';

/** How often a fan counts in a reading by its own definition alone. */
export type FanTest = (view: View) => number;

const once = (test: (view: View) => boolean): FanTest => {
  return (view) => (test(view) ? 1 : 0);
};
const every = (test: (tile: Tile) => boolean): FanTest => once(({ tiles }) => tiles.every(test));
const onlyNumbers = (...numbers: number[]): FanTest =>
  every((tile) => !isHonour(tile) && numbers.includes(numberOf(tile)));

const suitsOf = ({ tiles }: View): Set<string> => new Set(tiles.filter((tile) => !isHonour(tile)).map(suitOf));
const hasHonour = ({ tiles }: View): boolean => tiles.some(isHonour);

const GREEN = listTiles('23468s6z');
const REVERSIBLE = listTiles('1234589p245689s5z');
const isGreen = every((tile) => GREEN.includes(tile));
const isTerminals = every(isTerminal);

/** Nine Gates: 1112345678999 of one suit in the hand before the win. Lost when the winning tile was not shown distinctly (MERS 1.9). */
export const isNineGates = (view: View): boolean => {
  const { concealed, melds, winningTileShown = true } = view.request;
  const before = sorted(listTiles(concealed)).map(numberOf).join('');
  const oneSuit = suitsOf(view).size === 1 && !hasHonour(view);
  return melds.length === 0 && oneSuit && before === '1112345678999' && winningTileShown;
};

/** Four equal tiles that are not a kong, for each kind; D5 and D6 in seven pairs. */
function tileHogs(view: View): number {
  const { groups, shape, options } = view;
  const loose = groups.filter(({ kind }) => kind !== 'kong').flatMap(({ tiles }) => tiles);
  const counted = kindsIn(loose).filter((kind) => {
    if (shape === 'pairs' && isHonour(kind) && options.honourHogInPairs === 'no') return false;
    return howMany(loose, kind) === 4;
  }).length;
  const forced = shape === 'pairs' && options.forcedHog === 'no' && isGreen(view) + isTerminals(view) > 0;
  return forced ? Math.max(0, counted - 1) : counted;
}

/** The fan that depend on the tiles alone, however they are grouped. */
export const TILE_FANS = {
  'all-green': isGreen,
  'nine-gates': once(isNineGates),
  'all-terminals': isTerminals,
  'all-honors': every(isHonour),
  'all-terminals-and-honors': once(
    ({ tiles }) =>
      tiles.every((tile) => isHonour(tile) || isTerminal(tile)) && tiles.some(isHonour) && tiles.some(isTerminal),
  ),
  'full-flush': once((view) => suitsOf(view).size === 1 && !hasHonour(view)),
  'upper-tiles': onlyNumbers(7, 8, 9),
  'middle-tiles': onlyNumbers(4, 5, 6),
  'lower-tiles': onlyNumbers(1, 2, 3),
  'upper-four': onlyNumbers(6, 7, 8, 9),
  'lower-four': onlyNumbers(1, 2, 3, 4),
  'reversible-tiles': every((tile) => REVERSIBLE.includes(tile)),
  'half-flush': once((view) => suitsOf(view).size === 1 && hasHonour(view)),
  'all-types': once((view) => suitsOf(view).size === 3 && view.tiles.some(isWind) && view.tiles.some(isDragon)),
  'tile-hog': tileHogs,
  'all-simples': every((tile) => !isHonour(tile) && !isTerminal(tile)),
  'one-voided-suit': once((view) => suitsOf(view).size === 2),
  'no-honors': once((view) => !hasHonour(view)),
} satisfies Partial<Record<FanId, FanTest>>;
