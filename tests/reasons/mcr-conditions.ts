import type { ConditionId, Values } from '../../src/engine/mcr/index.ts';
import {
  howMany,
  isDragon,
  isHonour,
  isTerminal,
  isWind,
  kindsIn,
  KINDS,
  KNITTED,
  listTiles,
  numberOf,
  sorted,
  SUITS,
  suitOf,
} from '../oracle-mcr/tiles.ts';
import type { Tile } from '../oracle-mcr/tiles.ts';
import type { Group, View } from '../oracle-mcr/types.ts';
import { arrangements } from '../oracle-mcr/readings.ts';

/** Whether a statement about a hand holds in a reading of it. */
type Claim = (view: View, values: Values, fan: string) => boolean;

const GREEN = listTiles('23468s6z');
const REVERSIBLE = listTiles('1234589p245689s5z');
const WIND = { east: '1z', south: '2z', west: '3z', north: '4z' } as const;

const isOrphan = (tile: Tile): boolean => isHonour(tile) || isTerminal(tile);
const said = (values: Values, name: string): string => String(values[name] ?? '');

/** A named tile is in the hand and is not what the fan requires. */
const named =
  (isWanted: (tile: Tile) => boolean): Claim =>
  ({ tiles }, values) =>
    tiles.includes(said(values, 'tile')) && !isWanted(said(values, 'tile'));

/** A named number is the hand's, and less than required. */
const fewer =
  (count: (view: View, fan: string) => number): Claim =>
  (view, values, fan) =>
    values.have === count(view, fan) && values.have < Number(values.wanted);

const suitsIn = ({ tiles }: View): number => new Set(tiles.filter((tile) => !isHonour(tile)).map(suitOf)).size;

/** A named set, pair or single tile is a group of the hand. */
const hasGroup = ({ groups }: View, tiles: string, test: (tile: Tile) => boolean): boolean => {
  const wanted = sorted(listTiles(tiles)).join('');
  const parts = groups.flatMap((group): Tile[][] =>
    group.kind === 'knitted' ? SUITS.map((suit) => group.tiles.filter((tile) => suitOf(tile) === suit)) : [group.tiles],
  );
  return parts.some((part) => sorted(part).join('') === wanted && part.every((tile) => !test(tile)));
};

const pungsOf = ({ pungs }: View, test: (tile: Tile) => boolean): number =>
  pungs.filter(({ tiles: [tile = ''] }) => test(tile)).length;
const kongsOf = ({ pungs }: View, test: (kong: Group) => boolean): number =>
  pungs.filter((one) => one.kind === 'kong' && test(one)).length;
const isConcealed = ({ exposed, won }: Group, view: View): boolean =>
  !exposed && !(won && view.request.by === 'discard');

/** The lowest tiles of the chows, or the tiles of the suited pungs. */
const startsOf = (sets: readonly Group[]): Tile[] =>
  sets.map(({ tiles: [tile = ''] }) => tile).filter((t) => !isHonour(t));

/** Every subset of a list. */
function subsets<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]]);
}

/** The most of some tiles that relate as the fan requires: a part of what it needs would do. */
const most = (tiles: readonly Tile[], fits: (some: readonly Tile[]) => boolean): number =>
  Math.max(
    0,
    ...subsets(tiles)
      .filter((some) => some.length > 0 && fits(some))
      .map(({ length }) => length),
  );

const oneSuit = (some: readonly Tile[]): boolean => new Set(some.map(suitOf)).size === 1;
const ownSuits = (some: readonly Tile[]): boolean => new Set(some.map(suitOf)).size === some.length;
const numbers = (some: readonly Tile[]): number[] => some.map(numberOf).sort((a, b) => a - b);
const isRow =
  (step: number) =>
  (some: readonly Tile[]): boolean =>
    numbers(some).every((number, at, all) => at === 0 || number === (all[at - 1] ?? 0) + step);

/** Whether tiles are some of three in different suits at a distance. */
const isPartOverSuits =
  (step: number) =>
  (some: readonly Tile[]): boolean =>
    ownSuits(some) &&
    [1, 2, 3, 4, 5, 6, 7, 8, 9].some((low) => {
      const row = [low, low + step, low + 2 * step];
      return (
        low + 2 * step <= 9 &&
        new Set(numbers(some)).size === some.length &&
        some.every((t) => row.includes(numberOf(t)))
      );
    });

const chowsIn =
  (fits: (some: readonly Tile[]) => boolean): Claim =>
  (view, values, fan) =>
    fewer(({ chows }) => most(startsOf(chows), fits))(view, values, fan);
const pungsIn =
  (fits: (some: readonly Tile[]) => boolean): Claim =>
  (view, values, fan) =>
    fewer(({ pungs }) => most(startsOf(pungs), fits))(view, values, fan);

/** How many chows of 123 and 789 stand together, once for each suit or twice in one. */
function terminalChows({ chows }: View, fan: string): number {
  const starts = startsOf(chows);
  const pairs = SUITS.map((suit) => Math.min(howMany(starts, `1${suit}`), howMany(starts, `7${suit}`)));
  return 2 * (fan === 'pure-terminal-chows' ? Math.max(...pairs) : pairs.filter((n) => n > 0).length);
}

/** The kinds that would have completed the hand before its last tile. */
function completing({ request }: View): Tile[] {
  const concealed = listTiles(request.concealed);
  return KINDS.filter((kind) => arrangements([...concealed, kind], request.melds).length > 0);
}
const heldBefore = ({ request }: View): Tile[] => [
  ...listTiles(request.concealed),
  ...request.melds.flatMap(({ tiles }) => listTiles(tiles)),
];

/** The named kinds would all have won too, and can be drawn or cannot, as stated. */
const otherWaits =
  (canBeDrawn: boolean): Claim =>
  (view, values) => {
    const held = heldBefore(view);
    const others = completing(view).filter(
      (kind) => kind !== view.request.winningTile && howMany(held, kind) < 4 === canBeDrawn,
    );
    const tiles = listTiles(said(values, 'tiles'));
    return tiles.length > 0 && [...tiles].sort().join() === others.sort().join();
  };

const wonIn = ({ won }: View): Group | undefined => won;
const isMiddle = (view: View): boolean =>
  wonIn(view)?.kind === 'chow' && wonIn(view)?.tiles[1] === view.request.winningTile;
const isEdge = (view: View): boolean => {
  const { tiles = [], kind } = wonIn(view) ?? {};
  const at = tiles.indexOf(view.request.winningTile);
  const low = numberOf(tiles[0] ?? '1');
  return kind === 'chow' && ((low === 1 && at === 2) || (low === 7 && at === 0));
};

/**
 * What each sentence about a missing condition claims, as a test of one reading of a hand; written apart from the
 * engine.
 */
export const CONDITION_CLAIMS: Readonly<Record<ConditionId, Claim>> = {
  'hand-not-complete': ({ request }) =>
    arrangements([...listTiles(request.concealed), request.winningTile], request.melds).length === 0,
  'has-another-fan': () => true,
  'tile-not-green': named((tile) => GREEN.includes(tile)),
  'tile-not-reversible': named((tile) => REVERSIBLE.includes(tile)),
  'tile-not-terminal': named(isTerminal),
  'tile-not-honor': named(isHonour),
  'tile-not-terminal-or-honor': named(isOrphan),
  'tile-not-simple': named((tile) => !isOrphan(tile)),
  'tile-not-in-ranks': (view, values, fan) =>
    named(
      (tile) => !isHonour(tile) && numberOf(tile) >= Number(values.lowest) && numberOf(tile) <= Number(values.highest),
    )(view, values, fan),
  'tile-not-even': named((tile) => !isHonour(tile) && numberOf(tile) % 2 === 0),
  'has-honors': ({ tiles }) => tiles.some(isHonour),
  'no-honors-held': ({ tiles }) => !tiles.some(isHonour),
  'no-suit-held': ({ tiles }) => tiles.every(isHonour),
  'more-than-one-suit': (view) => suitsIn(view) > 1,
  'has-three-suits': (view) => suitsIn(view) === 3,
  'type-missing': ({ tiles }, values) => {
    const tests: Readonly<Record<string, (tile: Tile) => boolean>> = {
      m: (tile) => suitOf(tile) === 'm',
      p: (tile) => suitOf(tile) === 'p',
      s: (tile) => suitOf(tile) === 's',
      winds: isWind,
      dragons: isDragon,
    };
    const test = tests[said(values, 'type')];
    return test !== undefined && !tiles.some(test);
  },
  'has-melds': ({ request }) => request.melds.length > 0,
  'not-nine-gates-before-win': ({ request }) => {
    const before = sorted(listTiles(request.concealed));
    return !(before.map(numberOf).join('') === '1112345678999' && oneSuit(before));
  },
  'not-seven-pairs': ({ shape }) => shape !== 'pairs',
  'pairs-not-in-a-row': ({ shape, tiles }) => {
    const kinds = kindsIn(tiles);
    const isInRow = kinds.length === 7 && !kinds.some(isHonour) && oneSuit(kinds) && isRow(1)(kinds);
    return shape === 'pairs' && !isInRow;
  },
  'not-thirteen-orphans': ({ shape }) => shape !== 'orphans',
  'not-honors-and-knitted': ({ shape }) => shape !== 'honors-and-knitted',
  'needs-all-seven-honors': (view, values) =>
    view.shape === 'honors-and-knitted' && values.have === view.tiles.filter(isHonour).length && values.have < 7,
  'not-knitted-straight': ({ shape, tiles }) =>
    shape !== 'knitted-straight' &&
    !(shape === 'honors-and-knitted' && KNITTED.some((body) => body.every((t) => tiles.includes(t)))),
  'not-sets-and-a-pair': ({ shape }) => shape !== 'sets' && shape !== 'knitted-straight',
  'needs-pungs': fewer(({ pungs }) => pungs.length),
  'needs-chows': fewer(({ chows, shape }) => chows.length + (shape === 'knitted-straight' ? 3 : 0)),
  'pair-is-honor': ({ pair }) => pair?.tiles.every(isHonour) === true,
  'set-without-five': (view, values) =>
    hasGroup(view, said(values, 'tiles'), (tile) => !isHonour(tile) && numberOf(tile) === 5),
  'set-without-terminal-or-honor': (view, values) => hasGroup(view, said(values, 'tiles'), isOrphan),
  'no-four-equal-tiles': ({ groups }) => {
    const loose = groups.filter(({ kind }) => kind !== 'kong').flatMap(({ tiles }) => tiles);
    return !kindsIn(loose).some((kind) => howMany(loose, kind) === 4);
  },
  'needs-wind-pungs': fewer((view) => pungsOf(view, isWind)),
  'pair-not-the-fourth-wind': ({ pair }) => !pair?.tiles.every(isWind),
  'needs-dragon-pungs': fewer((view) => pungsOf(view, isDragon)),
  'pair-not-the-third-dragon': ({ pair }) => !pair?.tiles.every(isDragon),
  'no-pung-of-round-wind': (view) => pungsOf(view, (tile) => tile === WIND[view.request.roundWind]) === 0,
  'no-pung-of-seat-wind': (view) => pungsOf(view, (tile) => tile === WIND[view.request.seatWind]) === 0,
  'no-pung-of-terminals-or-honors': (view) => {
    const { roundWind, seatWind } = view.request;
    const isValued = (tile: Tile): boolean => tile === WIND[roundWind] || tile === WIND[seatWind];
    const free = pungsOf(view, (t) => isTerminal(t) || (isWind(t) && !isValued(t)));
    return free === 0 || (pungsOf(view, isTerminal) === 0 && pungsOf(view, isWind) >= 3);
  },
  'needs-kongs': fewer((view) => kongsOf(view, () => true)),
  'needs-concealed-kongs': fewer((view) => kongsOf(view, ({ exposed }) => !exposed)),
  'needs-melded-kongs': fewer((view) => kongsOf(view, ({ exposed }) => exposed)),
  'needs-concealed-pungs': fewer((view) => view.pungs.filter((one) => isConcealed(one, view)).length),
  'pung-ended-by-discard': (view, values, fan) => {
    const wanted = { 'four-concealed-pungs': 4, 'three-concealed-pungs': 3 }[fan] ?? 2;
    const concealed = view.pungs.filter((one) => isConcealed(one, view)).length;
    const won = wonIn(view);
    return (
      view.request.by === 'discard' &&
      won?.kind === 'pung' &&
      won.tiles.join() === listTiles(said(values, 'tiles')).join() &&
      concealed === wanted - 1
    );
  },
  'needs-melded-sets': fewer((view) => view.groups.filter(({ exposed }) => exposed).length),
  'hand-not-concealed': (view, values) =>
    values.have === view.groups.filter(({ exposed }) => exposed).length && values.have > 0,
  'not-self-drawn': ({ request }) => request.by === 'discard',
  'not-by-discard': ({ request }) => request.by === 'draw',
  'not-last-tile': ({ request }) => request.lastTile !== true,
  'not-after-kong': ({ request }) => request.afterKong !== true,
  'no-kong-robbed': ({ request }) => request.robbedKong === undefined,
  'not-last-of-kind': ({ request, groups }) => {
    const shown = groups.filter(({ exposed }) => exposed).flatMap(({ tiles }) => tiles);
    return request.lastOfKind !== true && howMany(shown, request.winningTile) < 3;
  },
  'no-flowers': ({ request }) => (request.flowers ?? 0) === 0,
  'needs-equal-chows': chowsIn((some) => new Set(some).size === 1),
  'needs-same-chows-over-suits': chowsIn((some) => ownSuits(some) && new Set(some.map(numberOf)).size === 1),
  'needs-straight-in-one-suit': chowsIn(
    (some) => oneSuit(some) && isRow(3)(some) && some.every((t) => numberOf(t) % 3 === 1),
  ),
  'needs-straight-over-suits': chowsIn(isPartOverSuits(3)),
  'needs-shifted-chows': chowsIn((some) => oneSuit(some) && (isRow(1)(some) || isRow(2)(some))),
  'needs-shifted-chows-over-suits': chowsIn(isPartOverSuits(1)),
  'needs-consecutive-chows': chowsIn((some) => oneSuit(some) && isRow(3)(some)),
  'needs-terminal-chows': chowsIn(
    (some) => oneSuit(some) && isRow(6)(some) && some.every((t) => numberOf(t) % 6 === 1),
  ),
  'needs-two-pairs-of-terminal-chows': fewer(terminalChows),
  'pair-not-the-five': (view, _values, fan) => {
    const [tile = '1z'] = view.pair?.tiles ?? [];
    const inSuit = startsOf(view.chows).some((start) => suitOf(start) === suitOf(tile));
    return isHonour(tile) || numberOf(tile) !== 5 || inSuit !== (fan === 'pure-terminal-chows');
  },
  'needs-shifted-pungs': pungsIn((some) => oneSuit(some) && isRow(1)(some)),
  'needs-shifted-pungs-over-suits': pungsIn(isPartOverSuits(1)),
  'needs-same-pungs-over-suits': pungsIn((some) => ownSuits(some) && new Set(some.map(numberOf)).size === 1),
  'shape-without-wait': ({ shape }) => shape === 'honors-and-knitted',
  'wait-not-edge': (view) => !isEdge(view),
  'wait-not-closed': (view) => !isMiddle(view),
  'wait-not-single': (view) => wonIn(view)?.kind !== 'pair',
  'several-waits': otherWaits(true),
  'only-held-waits': otherWaits(false),
};
