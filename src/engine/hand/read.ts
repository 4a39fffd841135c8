import { type Meld, TILES_IN_A_SET, parseMeld } from '../melds.ts';
import { RED_BIT, scanTiles, tileOfCode } from '../notation.ts';
import { type Refusal, type Result, ok, refuse } from '../result.ts';
import { COPIES, type Counts, type Kind, TILE_OF_KIND, TRAITS, type Tile, noTiles } from '../tile.ts';
import type { HandDraft } from './draft.ts';

/** The tiles of a draft, read and counted. */
export interface HandTiles {
  /** Concealed tiles of each kind, the winning tile among them. */
  readonly concealed: Counts;
  /** Tiles of each kind over the whole hand, melds and winning tile included. */
  readonly all: Counts;
  readonly melds: readonly Meld[];
  /** The winning tile; undefined while there is none. */
  readonly winning: Kind | undefined;
  /** Whether it is a red five. */
  readonly winningRed: boolean;
  readonly closed: boolean;
  /** The traits of all its tiles, or-ed together. */
  readonly traits: number;
  /** Red fives in the hand, as tiles. */
  readonly reds: readonly Tile[];
  readonly doraIndicators: readonly Kind[];
  readonly uraIndicators: readonly Kind[];
  /** Concealed tiles that are not there yet, the winning one not counted. */
  readonly missing: number;
}

const MOST_MELDS = 4;
const MOST_INDICATORS = 5;
const IN_HAND = 13;

/** The fields whose tiles are read one after the other. */
const PLACES = ['concealed', 'winningTile', 'melds', 'doraIndicators', 'uraIndicators'] as const;
const RED_DOTS = 13 + RED_BIT;

/** How many red fives of dots the set has; of the other suits there is one. */
export type RedDots = 1 | 2;

/** The red fives of dots in a set with so many red fives. */
export const redDotsOf = (redFives: 0 | 3 | 4): RedDots => (redFives === 4 ? 2 : 1);

const mostReds = (code: number, redDots: RedDots): number => (code === RED_DOTS ? redDots : 1);

/**
 * Counts tiles into `copies`; gives the place of the first that is one too many of its kind, or one red five too many; -1 when
 * there is none.
 */
function countCopies(codes: readonly number[], redDots: RedDots, copies: Counts): number {
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    if (++copies[code % RED_BIT]! > COPIES) return i;
    if (code < RED_BIT) continue;
    let same = 0;
    for (let j = 0; j <= i; j++) if (codes[j] === code) same++;
    if (same > mostReds(code, redDots)) return i;
  }
  return -1;
}

function refuseExcess(codes: readonly number[], at: number, field: string, redDots: RedDots): Refusal {
  const code = codes[at]!;
  const ofKind = codes.filter((c) => c % RED_BIT === code % RED_BIT).length;
  if (ofKind > COPIES)
    return refuse('too-many-copies', field, { tile: TILE_OF_KIND[code % RED_BIT]!, count: ofKind, most: COPIES }).error;
  const count = codes.filter((c) => c === code).length;
  return refuse('too-many-copies', field, { tile: tileOfCode(code), count, most: mostReds(code, redDots) }).error;
}

/** Why tiles of one place cannot be together: one of them is there more often than a set has it. */
export function tooMany(codes: readonly number[], field: string, redDots: RedDots): Refusal | undefined {
  const extra = countCopies(codes, redDots, noTiles());
  return extra < 0 ? undefined : refuseExcess(codes, extra, field, redDots);
}

function kindsOf(codes: readonly number[], from: number, to: number): readonly Kind[] {
  const kinds = codes.slice(from, to);
  for (let i = 0; i < kinds.length; i++) kinds[i]! %= RED_BIT;
  return kinds;
}

/** Reads the tiles of a draft of the right form: each a tile, the melds what they say, no tile more than a set has. */
export function readTiles(draft: HandDraft, redDots: RedDots): Result<HandTiles> {
  const codes: number[] = [];
  let error = scanTiles(draft.concealed ?? '', 'concealed', codes);
  const held = codes.length;
  error ??= scanTiles(draft.winningTile ?? '', 'winningTile', codes);
  if (error) return { ok: false, error };
  const own = codes.length;
  if (own > held + 1) return refuse('one-tile', 'winningTile');
  const concealed = noTiles();
  for (let i = 0; i < own; i++) concealed[codes[i]! % RED_BIT]!++;

  const melds: Meld[] = [];
  let closed = true;
  if (draft.melds)
    for (let i = 0; i < draft.melds.length; i++) {
      const meld = parseMeld(draft.melds[i]!, i, codes);
      if (!meld.ok) return meld;
      melds.push(meld.value);
      if (meld.value.open) closed = false;
    }
  if (melds.length > MOST_MELDS) return refuse('too-many-melds', 'melds', { count: melds.length });
  const wanted = IN_HAND - TILES_IN_A_SET * melds.length;

  const inHand = codes.length;
  error = scanTiles(draft.doraIndicators ?? '', 'doraIndicators', codes);
  const middle = codes.length;
  error ??= scanTiles(draft.uraIndicators ?? '', 'uraIndicators', codes);
  if (error) return { ok: false, error };
  const all = noTiles();
  const extra = countCopies(codes, redDots, all);
  if (extra >= 0) {
    const place = [held, own, inHand, middle, codes.length].findIndex((end) => extra < end);
    return { ok: false, error: refuseExcess(codes, extra, PLACES[place]!, redDots) };
  }
  if (held > wanted) return refuse('wrong-tile-count', 'concealed', { melds: melds.length, wanted, count: held });
  if (middle - inHand > MOST_INDICATORS)
    return refuse('too-many-indicators', 'doraIndicators', { count: middle - inHand });
  if (codes.length - middle > MOST_INDICATORS)
    return refuse('too-many-indicators', 'uraIndicators', { count: codes.length - middle });

  const reds: Tile[] = [];
  let traits = 0;
  for (let i = 0; i < inHand; i++) {
    const code = codes[i]!;
    traits |= TRAITS[code % RED_BIT]!;
    if (code >= RED_BIT) reds.push(tileOfCode(code));
  }
  for (let i = inHand; i < codes.length; i++) all[codes[i]! % RED_BIT]!--;

  return ok({
    concealed,
    all,
    melds,
    winning: own > held ? codes[held]! % RED_BIT : undefined,
    winningRed: own > held && codes[held]! >= RED_BIT,
    closed,
    traits,
    reds,
    doraIndicators: kindsOf(codes, inHand, middle),
    uraIndicators: kindsOf(codes, middle, codes.length),
    missing: wanted - held,
  });
}
