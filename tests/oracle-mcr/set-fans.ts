import type { FanId } from './fans.ts';
import { isNineGates } from './tile-fans.ts';
import type { FanTest } from './tile-fans.ts';
import { isDragon, isHonour, isTerminal, isWind, kindsIn, KNITTED, numberOf, suitOf } from './tiles.ts';
import type { Tile } from './tiles.ts';
import type { Group, View, Wind } from './types.ts';

const once = (test: (view: View) => boolean): FanTest => {
  return (view) => (test(view) ? 1 : 0);
};

const WIND_TILES: Record<Wind, Tile> = { east: '1z', south: '2z', west: '3z', north: '4z' };

const pungsOf = ({ pungs }: View, test: (tile: Tile) => boolean): number =>
  pungs.filter(({ tiles }) => tiles.every(test)).length;
const pairIs = ({ pair }: View, test: (tile: Tile) => boolean): boolean => pair?.tiles.every(test) === true;
const kongs = (view: View): Group[] => view.pungs.filter(({ kind }) => kind === 'kong');
const concealedKongs = (view: View): number => kongs(view).filter(({ exposed }) => !exposed).length;
const meldedKongs = (view: View): number => kongs(view).filter(({ exposed }) => exposed).length;

/** Pungs and kongs with no tile of another player: neither exposed nor completed by a discard. */
const concealedPungs = ({ pungs, request }: View): number =>
  pungs.filter(({ exposed, won }) => !exposed && !(won && request.by === 'discard')).length;

/** Whether every group passes; the knitted straight is no group of its own numbers. */
const everyGroup = (view: View, test: (tile: Tile) => boolean): boolean =>
  view.groups.every(({ kind, tiles }) => kind !== 'knitted' && tiles.some(test));

/** Pungs of terminals and of winds that are no round or seat wind, without those that make a fan of three or four winds. */
function smallPungs(view: View): number {
  const { request, pungs, options } = view;
  const inWindFan = pungsOf(view, isWind) >= 3;
  const counted = pungs.filter(({ tiles: [tile = ''] }) => {
    if (isTerminal(tile)) return true;
    const valued = tile === WIND_TILES[request.seatWind] || tile === WIND_TILES[request.roundWind];
    return isWind(tile) && !valued && !inWindFan;
  }).length;
  const takesOne = options.nineGatesPungs === 'one-terminal-pung' && isNineGates(view);
  return takesOne ? Math.max(0, counted - 1) : counted;
}

function areShiftedPairs({ shape, tiles }: View): boolean {
  const kinds = kindsIn(tiles);
  const numbers = kinds.map(numberOf).sort((a, b) => a - b);
  const [lowest = 0] = numbers;
  const inARow = numbers.every((number, at) => number === lowest + at);
  return (
    shape === 'pairs' && kinds.length === 7 && inARow && !kinds.some(isHonour) && new Set(kinds.map(suitOf)).size === 1
  );
}

const hasSevenHonours = ({ tiles }: View): boolean => tiles.filter(isHonour).length === 7;

/** The fan that depend on single groups of a reading, and those of its shape. */
export const SET_FANS = {
  'big-four-winds': once((view) => pungsOf(view, isWind) === 4),
  'big-three-dragons': once((view) => pungsOf(view, isDragon) === 3),
  'four-kongs': once((view) => kongs(view).length === 4),
  'seven-shifted-pairs': once(areShiftedPairs),
  'thirteen-orphans': once(({ shape }) => shape === 'orphans'),
  'little-four-winds': once((view) => pungsOf(view, isWind) === 3 && pairIs(view, isWind)),
  'little-three-dragons': once((view) => pungsOf(view, isDragon) === 2 && pairIs(view, isDragon)),
  'four-concealed-pungs': once((view) => concealedPungs(view) === 4),
  'three-kongs': once((view) => kongs(view).length === 3),
  'seven-pairs': once(({ shape }) => shape === 'pairs'),
  'greater-honors-and-knitted-tiles': once((view) => view.shape === 'honors-and-knitted' && hasSevenHonours(view)),
  'all-even-pungs': once((view) => {
    const isEven = (tile: Tile): boolean => !isHonour(tile) && numberOf(tile) % 2 === 0;
    return pungsOf(view, isEven) === 4 && pairIs(view, isEven);
  }),
  'all-fives': once((view) => everyGroup(view, (tile) => !isHonour(tile) && numberOf(tile) === 5)),
  'three-concealed-pungs': once((view) => concealedPungs(view) === 3),
  'lesser-honors-and-knitted-tiles': once((view) => view.shape === 'honors-and-knitted' && !hasSevenHonours(view)),
  'knitted-straight': once(
    ({ shape, tiles }) =>
      shape === 'knitted-straight' ||
      (shape === 'honors-and-knitted' && KNITTED.some((body) => body.every((tile) => tiles.includes(tile)))),
  ),
  'big-three-winds': once((view) => pungsOf(view, isWind) === 3),
  'two-concealed-kongs': once((view) => concealedKongs(view) === 2),
  'all-pungs': once((view) => view.pungs.length === 4),
  'two-dragon-pungs': once((view) => pungsOf(view, isDragon) === 2),
  'melded-and-concealed-kong': once(
    (view) => view.options.twoKongs !== 'six-and-apart' && concealedKongs(view) === 1 && meldedKongs(view) === 1,
  ),
  'outside-hand': once((view) => everyGroup(view, (tile) => isHonour(tile) || isTerminal(tile))),
  'two-melded-kongs': once((view) => meldedKongs(view) === 2),
  'dragon-pung': (view) => pungsOf(view, isDragon),
  'prevalent-wind': (view) => pungsOf(view, (tile) => tile === WIND_TILES[view.request.roundWind]),
  'seat-wind': (view) => pungsOf(view, (tile) => tile === WIND_TILES[view.request.seatWind]),
  'all-chows': once((view) => {
    const chows = view.chows.length + (view.shape === 'knitted-straight' ? 3 : 0);
    return chows === 4 && !pairIs(view, isHonour);
  }),
  'two-concealed-pungs': once((view) => concealedPungs(view) === 2),
  'concealed-kong': once((view) => concealedKongs(view) === 1),
  'pung-of-terminals-or-honors': smallPungs,
  'melded-kong': once((view) => meldedKongs(view) === 1),
} satisfies Partial<Record<FanId, FanTest>>;
