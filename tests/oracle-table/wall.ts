import type { Random } from './random.ts';
import { KINDS, without } from './tiles.ts';

/** The tiles of one hand of play, all 136 of them. */
export interface Deal {
  hands: string[][];
  /** The wall to draw from, first tile first: 70 tiles, East's fourteenth among them. */
  live: string[];
  replacements: string[];
  indicators: string[];
  ura: string[];
}

/** A wish for a deal: tiles in hands, tiles to be drawn (by position in the wall), replacement tiles. */
export interface Wish {
  hands: string[][];
  draws: Map<number, string>;
  replacements: string[];
}

/** A full set of tiles with this many red fives. */
export function allTiles(reds: 0 | 3 | 4): string[] {
  const red = (kind: string, copy: number): boolean =>
    /^5[mps]$/.test(kind) && reds > 0 && (copy === 0 || (copy === 1 && reds === 4 && kind === '5p'));
  return KINDS.flatMap((kind) => [0, 1, 2, 3].map((copy) => (red(kind, copy) ? `0${kind.charAt(1)}` : kind)));
}

/** Shuffles and deals, with the wished-for tiles in their places. */
export function dealTiles(random: Random, reds: 0 | 3 | 4, wish: Wish): Deal {
  let rest = random.shuffled(allTiles(reds));
  const take = (kind: string | undefined): string => {
    const red = kind === undefined ? undefined : `0${kind.charAt(1)}`;
    const tile = rest.find((one) => one === kind || (kind?.startsWith('5') && one === red)) ?? rest[0] ?? '';
    rest = without(rest, [tile]);
    return tile;
  };
  const hands = wish.hands.map((hand) => hand.map(take));
  const draws = new Map([...wish.draws].map(([place, kind]) => [place, take(kind)]));
  const replacements = wish.replacements.map(take);
  while (replacements.length < 4) replacements.push(take(undefined));
  for (const hand of hands) while (hand.length < 13) hand.push(take(undefined));
  const live = Array.from({ length: 70 }, (_, place) => draws.get(place) ?? take(undefined));
  return { hands, live, replacements, indicators: rest.slice(0, 5), ura: rest.slice(5) };
}
