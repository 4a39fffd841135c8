import type { Random } from './random.ts';
import type { Shape } from './shapes.ts';
import { howMany, listTiles, numberOf, plain, suitOf } from './tiles.ts';
import type { MeldRequest, Side } from './types.ts';

const SIDES: Side[] = ['left', 'across', 'right'];

/** A shape with its melds declared: all tiles of the hand, still without red marks. */
export interface Dressed {
  concealed: string[];
  winningTile: string;
  melds: MeldRequest[];
}

function isPaoSet(set: string[], pattern: string | undefined): boolean {
  const tile = set[0] ?? '';
  if (pattern === 'daisangen') return ['5z', '6z', '7z'].includes(tile);
  if (pattern === 'daisuushii') return ['1z', '2z', '3z', '4z'].includes(tile);
  return pattern === 'suukantsu';
}

function write(tiles: string[]): string {
  return tiles.map((tile) => tile.slice(0, 1)).join('') + suitOf(tiles[0] ?? '');
}

/** Declares some of the sets, leaves a winning tile in the concealed part. */
export function dress(random: Random, shape: Shape): Dressed {
  const everything = [...shape.chows, ...shape.pungs, shape.loose].flat();
  const melds: MeldRequest[] = [];
  const concealed = [...shape.loose];
  for (const set of random.shuffled([...shape.chows, ...shape.pungs])) {
    const fed = isPaoSet(set, shape.pao);
    const called = fed || random.chance(shape.calling);
    const tile = set[0] ?? '';
    const isPung = tile === set[1];
    const kong = isPung && howMany(everything, tile) === 3 && random.chance(shape.kongs);
    if (kong) {
      const form = called ? random.pick(['open', 'added'] as const) : 'concealed';
      melds.push({ type: 'kong', form, tiles: write([...set, tile]) });
    } else if (called) melds.push({ type: isPung ? 'pung' : 'chow', tiles: write(set) });
    else concealed.push(...set);
  }
  const last = melds.at(-1);
  if (shape.pao === 'suukantsu' && last) melds.splice(-1, 1, { ...last, form: 'open' });
  const doubled = shape.loose.filter((tile) => howMany(shape.loose, tile) > 1);
  const winningTile = random.pick(doubled.length > 0 && random.chance(0.2) ? doubled : concealed);
  concealed.splice(concealed.indexOf(winningTile), 1);
  return { concealed: random.chance(0.5) ? random.shuffled(concealed) : concealed, winningTile, melds };
}

/** Turns some fives red, at most `dots` of the dots and one of each other suit. */
export function redden(random: Random, hand: Dressed, dots: number): Dressed {
  const share = random.pick([0, 0, 0.3, 0.8]);
  const left: Record<string, number> = { m: 1, p: dots, s: 1 };
  const paint = (tile: string): string => {
    const suit = suitOf(tile);
    const reds = left[suit] ?? 0;
    if (suit === 'z' || numberOf(tile) !== 5 || reds === 0 || !random.chance(share)) return tile;
    left[suit] = reds - 1;
    return `0${suit}`;
  };
  const melds = hand.melds.map((meld) => ({ ...meld, tiles: write(listTiles(meld.tiles).map(paint)) }));
  return { melds, winningTile: paint(hand.winningTile), concealed: hand.concealed.map(paint) };
}

/** Naming callers for this few melds does not settle liability. */
const NAMED = 2;

/** Marks which tile of an open meld was called and from whom: on the first ones, or on all when one player fed them. */
export function nameCalls(random: Random, melds: MeldRequest[], fixed?: Side): MeldRequest[] {
  if (fixed === undefined && random.chance(0.5)) return melds;
  return melds.map((meld, at) => {
    if (meld.form === 'concealed' || (fixed === undefined && at >= NAMED)) return meld;
    const called = random.pick(listTiles(meld.tiles));
    const from = meld.type === 'chow' ? 'left' : (fixed ?? random.pick(SIDES));
    return { ...meld, called, from };
  });
}

/** Writes single tiles as mpsz, runs of a suit together. */
export function writeTiles(tiles: string[]): string {
  let text = '';
  tiles.forEach((tile, at) => {
    const following = tiles[at + 1];
    text += following !== undefined && suitOf(following) === suitOf(tile) ? tile.slice(0, 1) : tile;
  });
  return text;
}

/** All tiles of a dressed hand, red marks removed. */
export function tilesOf(hand: Dressed): string[] {
  const melded = hand.melds.flatMap((meld) => listTiles(meld.tiles));
  return [...hand.concealed, hand.winningTile, ...melded].map(plain);
}
