import {
  type Counts,
  FIRST_HONOUR,
  KINDS,
  type Kind,
  TILE_OF_KIND,
  isDragon,
  rankOf,
  suitOf,
} from '../../base/tile.ts';
import type { McrHand } from './hand.ts';
import type { McrOptions } from '../options/options.ts';

/** What a tile is, as bits that can be or-ed together; above them a bit for each number, and what only a whole hand is. */
export const TRAIT = {
  m: 1,
  p: 2,
  s: 4,
  wind: 8,
  dragon: 16,
  terminal: 32,
  simple: 64,
  notGreen: 128,
  notReversible: 256,
  severalSuits: 1 << 18,
  threeSuits: 1 << 19,
  drawn: 1 << 20,
  discarded: 1 << 21,
  notLastTile: 1 << 22,
  exposed: 1 << 23,
  noKong: 1 << 24,
} as const;

/** The bit of the ones; those of the other numbers follow. */
const FIRST_RANK = 9;

/** The traits of the numbers of a suit from one to another. */
export function ranksBetween(lowest: number, highest: number): number {
  let traits = 0;
  for (let rank = lowest; rank <= highest; rank++) traits |= 1 << (FIRST_RANK + rank - 1);
  return traits;
}

/** The numbers among some traits, a bit for each, the ones lowest. */
export const ranksIn = (traits: number): number => (traits >> FIRST_RANK) & 0b111111111;

/** The bits of all suits, and of all honours. */
export const SUITS = TRAIT.m | TRAIT.p | TRAIT.s;
export const HONOURS = TRAIT.wind | TRAIT.dragon;

const GREEN: ReadonlySet<string> = new Set(['2s', '3s', '4s', '6s', '8s', '6z']);
const REVERSIBLE: ReadonlySet<string> = new Set([
  '1p',
  '2p',
  '3p',
  '4p',
  '5p',
  '8p',
  '9p',
  '2s',
  '4s',
  '5s',
  '6s',
  '8s',
  '9s',
  '5z',
]);

const ownTrait = (kind: Kind): number => {
  if (kind >= FIRST_HONOUR) return isDragon(kind) ? TRAIT.dragon : TRAIT.wind;
  const outside = rankOf(kind) === 0 || rankOf(kind) === 8;
  return (1 << suitOf(kind)) | (outside ? TRAIT.terminal : TRAIT.simple) | (1 << (FIRST_RANK + rankOf(kind)));
};

/** The traits of each kind. */
const TRAITS: readonly number[] = TILE_OF_KIND.map(
  (tile, kind) =>
    ownTrait(kind) | (GREEN.has(tile) ? 0 : TRAIT.notGreen) | (REVERSIBLE.has(tile) ? 0 : TRAIT.notReversible),
);

/** What a hand is, however its tiles are read. */
export interface Facts {
  readonly hand: McrHand;
  readonly options: McrOptions;
  /** Tiles of each kind over the whole hand, four for a kong. */
  readonly all: Counts;
  /** The traits of all its tiles, or-ed together, and its own. */
  readonly traits: number;
  /** How many suits it has tiles of. */
  readonly suits: number;
  /** Exposed sets, kongs among them. */
  readonly openSets: number;
  readonly openKongs: number;
  readonly concealedKongs: number;
  /** The kinds of which it has all four without a kong. */
  readonly hogs: readonly Kind[];
  /** The waits of the hand, computed on first use. */
  waits: readonly Kind[] | undefined;
  /** Whether the winning tile is the fourth of its kind and the other three are seen by all, be it in its own melds. */
  readonly lastOfKind: boolean;
}

const SUIT_COUNT = [0, 1, 1, 2, 1, 2, 2, 3] as const;
/** The traits of a hand by the number of its suits. */
const SUIT_TRAITS = [0, 0, TRAIT.severalSuits, TRAIT.severalSuits | TRAIT.threeSuits] as const;
const NO_HOGS: readonly Kind[] = [];

/** Computes a hand's facts under the options of a rulebook. */
export function factsOf(hand: McrHand, options: McrOptions): Facts {
  const all = hand.concealed.slice();
  let openSets = 0;
  let openKongs = 0;
  let concealedKongs = 0;
  let kongs = NO_HOGS;
  let shown = 0;
  for (const { type, kind, open } of hand.melds) {
    if (open) openSets++;
    if (type === 'chow') {
      if (hand.winning >= kind && hand.winning <= kind + 2) shown++;
      all[kind]!++;
      all[kind + 1]!++;
      all[kind + 2]!++;
    } else if (type === 'pung') {
      all[kind]! += 3;
      if (hand.winning === kind) shown += 3;
    } else {
      all[kind]! += 4;
      kongs = [...kongs, kind];
      if (open) openKongs++;
      else concealedKongs++;
    }
  }
  let traits = 0;
  let hogs = NO_HOGS;
  for (let kind = 0; kind < KINDS; kind++) {
    if (all[kind] === 0) continue;
    traits |= TRAITS[kind]!;
    if (all[kind] === 4 && !kongs.includes(kind)) hogs = [...hogs, kind];
  }
  const lastOfKind = hand.lastOfKind || shown === 3;
  const suits = SUIT_COUNT[traits & SUITS]!;
  traits |= SUIT_TRAITS[suits] | (hand.byDraw ? TRAIT.drawn : TRAIT.discarded);
  if (!hand.lastTile) traits |= TRAIT.notLastTile;
  if (openSets > 0) traits |= TRAIT.exposed;
  if (openKongs + concealedKongs === 0) traits |= TRAIT.noKong;
  return {
    hand,
    options,
    all,
    traits,
    suits,
    openSets,
    openKongs,
    concealedKongs,
    hogs,
    waits: undefined,
    lastOfKind,
  };
}

/** The first tile of a hand with one of some traits. */
export function tileWith({ all }: Facts, traits: number): string {
  for (let kind = 0; kind < KINDS; kind++)
    if (all[kind]! > 0 && (TRAITS[kind]! & traits) !== 0) return TILE_OF_KIND[kind]!;
  return '';
}
