import { above, howMany, KINDS, listTiles, ORPHANS, plain, without } from './tiles.ts';
import type { Group, HandRequest, MeldRequest, Reading } from './types.ts';

function group(kind: Group['kind'], tiles: string[], called = false): Group {
  return { kind, tiles, called, won: false };
}

/** Every way to take whole sets out of the tiles until none is left; the first tile always goes first. */
function splitIntoSets(tiles: string[]): Group[][] {
  const [first] = tiles;
  if (first === undefined) return [[]];
  const ways: Group[][] = [];
  const candidates = [group('pung', [first, first, first])];
  const second = above(first, 1);
  const third = above(first, 2);
  if (second !== null && third !== null) candidates.push(group('chow', [first, second, third]));
  for (const candidate of candidates) {
    const rest = without(tiles, candidate.tiles);
    if (rest === null) continue;
    for (const way of splitIntoSets(rest)) ways.push([candidate, ...way]);
  }
  return ways;
}

function standardSplits(tiles: string[]): Group[][] {
  const ways: Group[][] = [];
  for (const kind of KINDS) {
    const rest = without(tiles, [kind, kind]);
    if (rest === null) continue;
    for (const sets of splitIntoSets(rest)) ways.push([...sets, group('pair', [kind, kind])]);
  }
  return ways;
}

function meldGroup(meld: MeldRequest): Group {
  return group(meld.type, listTiles(meld.tiles).map(plain).sort(), meld.form !== 'concealed');
}

/** Marks each group that can have taken the winning tile: one reading per choice. */
function placeWinningTile(shape: Reading['shape'], hand: Group[], melds: Group[], winning: string): Reading[] {
  const readings: Reading[] = [];
  hand.forEach((taker, at) => {
    if (!taker.tiles.includes(winning)) return;
    const marked = hand.map((one, index) => ({ ...one, won: index === at }));
    readings.push({ shape, groups: [...marked, ...melds] });
  });
  return readings;
}

/** Every reading of a complete hand, for each group that the winning tile may have completed. */
export function allReadings(request: HandRequest): Reading[] {
  const winning = plain(request.winningTile);
  const tiles = [...listTiles(request.concealed).map(plain), winning];
  tiles.sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
  const melds = request.melds.map(meldGroup);
  const readings = standardSplits(tiles)
    .filter((groups) => groups.length + melds.length === 5)
    .flatMap((groups) => placeWinningTile('standard', groups, melds, winning));
  if (melds.length === 0 && tiles.length === 14) {
    const kinds = KINDS.filter((kind) => tiles.includes(kind));
    if (kinds.length === 7 && kinds.every((kind) => howMany(tiles, kind) === 2)) {
      const pairs = kinds.map((kind) => group('pair', [kind, kind]));
      readings.push(...placeWinningTile('pairs', pairs, melds, winning));
    }
    if (kinds.length === 13 && kinds.every((kind) => ORPHANS.includes(kind)))
      readings.push({ shape: 'orphans', groups: [] });
  }
  return readings;
}
