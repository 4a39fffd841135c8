import { chowFrom, isHonour, kindsIn, KNITTED, listTiles, ORPHANS, sorted, without } from './tiles.ts';
import type { Tile } from './tiles.ts';
import type { Group, HandRequest, Meld, Reading } from './types.ts';

const group = (kind: Group['kind'], tiles: Tile[]): Group => ({
  kind,
  tiles,
  declared: false,
  exposed: false,
  won: false,
});

const meldGroup = (meld: Meld): Group => ({
  kind: meld.type,
  tiles: sorted(listTiles(meld.tiles)),
  declared: true,
  exposed: meld.form !== 'concealed',
  won: false,
});

const write = (groups: readonly Group[]): string =>
  groups
    .map(({ kind, tiles }) => kind + tiles.join(''))
    .sort()
    .join(' ');

/** Every way to split sorted tiles into this many sets and one pair, the group of the first tile first. */
function setsAndPair(tiles: readonly Tile[], sets: number, pairs = 1): Group[][] {
  const [first] = tiles;
  if (first === undefined) return sets === 0 && pairs === 0 ? [[]] : [];
  const starts: Group[] = [];
  if (pairs > 0) starts.push(group('pair', [first, first]));
  if (sets > 0) starts.push(group('pung', [first, first, first]));
  const chow = chowFrom(first);
  if (sets > 0 && chow) starts.push(group('chow', chow));
  return starts.flatMap((start) => {
    const rest = without(tiles, start.tiles);
    if (rest === null) return [];
    const isPair = start.kind === 'pair';
    return setsAndPair(rest, isPair ? sets : sets - 1, isPair ? pairs - 1 : pairs).map((others) => [start, ...others]);
  });
}

function knittedStraights(tiles: readonly Tile[], sets: number): Group[][] {
  return KNITTED.flatMap((body) => {
    const rest = without(tiles, body);
    return rest === null ? [] : setsAndPair(rest, sets).map((others) => [group('knitted', [...body]), ...others]);
  });
}

function sevenPairs(tiles: readonly Tile[]): Group[][] {
  const pairs: Group[] = [];
  for (let at = 0; at < 14; at += 2) {
    const [one, other] = tiles.slice(at, at + 2);
    if (one === undefined || one !== other) return [];
    pairs.push(group('pair', [one, one]));
  }
  return [pairs];
}

function thirteenOrphans(tiles: readonly Tile[]): Group[][] {
  const [double, ...more] = without(tiles, ORPHANS) ?? [];
  if (double === undefined || more.length > 0 || !ORPHANS.includes(double)) return [];
  return [ORPHANS.map((kind) => (kind === double ? group('pair', [kind, kind]) : group('single', [kind])))];
}

function honorsAndKnitted(tiles: readonly Tile[]): Group[][] {
  const suited = tiles.filter((tile) => !isHonour(tile));
  if (kindsIn(tiles).length < 14) return [];
  if (!KNITTED.some((body) => suited.every((tile) => body.includes(tile)))) return [];
  return [tiles.map((tile) => group('single', [tile]))];
}

/**
 * Every way to split fourteen tiles (three fewer per meld) into a winning hand, whichever group took the winning tile;
 * none when they do not win.
 */
export function arrangements(concealed: readonly Tile[], melds: readonly Meld[]): Reading[] {
  const tiles = sorted(concealed);
  const declared = melds.map(meldGroup);
  const open = 4 - melds.length;
  const found: Reading[] = [];
  const add = (shape: Reading['shape'], ways: Group[][]): void => {
    const unlike = new Map(ways.map((groups) => [write(groups), groups]));
    for (const groups of unlike.values()) found.push({ shape, groups: [...groups, ...declared] });
  };
  add('sets', setsAndPair(tiles, open));
  if (melds.length <= 1) add('knitted-straight', knittedStraights(tiles, open - 3));
  if (melds.length === 0) {
    add('pairs', sevenPairs(tiles));
    add('orphans', thirteenOrphans(tiles));
    add('honors-and-knitted', honorsAndKnitted(tiles));
  }
  return found;
}

/** Every reading of a hand: each arrangement with each group that could have taken the winning tile. */
export function readings(request: HandRequest): Reading[] {
  const { concealed, melds, winningTile } = request;
  return arrangements([...listTiles(concealed), winningTile], melds).flatMap(({ shape, groups }) => {
    const takers = groups.filter(({ declared, tiles }) => !declared && tiles.includes(winningTile));
    const unlike = [...new Map(takers.map((taker) => [write([taker]), taker])).values()];
    return unlike.map((taker) => ({
      shape,
      groups: groups.map((each) => (each === taker ? { ...each, won: true } : each)),
    }));
  });
}
