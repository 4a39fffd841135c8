import { type Meld, TILES_IN_A_SET, parseMeld } from '../base/melds.ts';
import { RED_BIT, scanTiles, tileOfCode } from '../base/notation.ts';
import { type Refusal, type Result, ok, refuse } from '../base/result.ts';
import { COPIES, type Counts, type Kind, TILE_OF_KIND, TRAITS, type Tile, noTiles } from '../base/tile.ts';
import type { HandDraft } from './draft.ts';

/** The tiles of a draft, read and counted. */
export interface HandTiles {
  /** Concealed tiles of each kind, the winning tile among them. */
  readonly concealed: Counts;
  /** Tiles of each kind over the whole hand, melds and winning tile included. */
  readonly all: Counts;
  readonly melds: readonly Meld[];
  /** The winning tile; undefined while unknown. */
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
  /** How many concealed tiles are missing, without the winning one. */
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

/** The number of red fives of dots, given the number in the set. */
export const redDotsOf = (redFives: 0 | 3 | 4): RedDots => (redFives === 4 ? 2 : 1);

const mostReds = (code: number, redDots: RedDots): number => (code === RED_DOTS ? redDots : 1);

/** The index of the first tile that exceeds the copies in a set (red fives too); -1 when none does. */
function firstExcess(codes: readonly number[], redDots: RedDots): number {
  const copies = noTiles();
  return codes.findIndex((code, i) => {
    if (++copies[code % RED_BIT]! > COPIES) return true;
    return code >= RED_BIT && codes.slice(0, i + 1).filter((one) => one === code).length > mostReds(code, redDots);
  });
}

function refuseExcess(codes: readonly number[], at: number, field: string, redDots: RedDots): Refusal {
  const code = codes[at]!;
  const kind = code % RED_BIT;
  const ofKind = codes.filter((c) => c % RED_BIT === kind).length;
  return refuse(
    'too-many-copies',
    field,
    ofKind > COPIES
      ? { tile: TILE_OF_KIND[kind]!, count: ofKind, most: COPIES }
      : { tile: tileOfCode(code), count: codes.filter((c) => c === code).length, most: mostReds(code, redDots) },
  ).error;
}

/** Refuses tiles with more copies of one than a set has. */
export function tooMany(codes: readonly number[], field: string, redDots: RedDots): Refusal | undefined {
  const extra = firstExcess(codes, redDots);
  return extra < 0 ? undefined : refuseExcess(codes, extra, field, redDots);
}

/**
 * Adds indicators to the counts and turns their codes into kinds; returns whether they need a closer check (a fifth
 * copy or a red five).
 */
function countIn(codes: number[], all: Counts): boolean {
  let isSuspect = false;
  for (let i = 0; i < codes.length; i++) {
    if (codes[i]! >= RED_BIT) isSuspect = true;
    codes[i]! %= RED_BIT;
    if (++all[codes[i]!]! > COPIES) isSuspect = true;
  }
  return isSuspect;
}

/** Reads the tiles of a well-formed draft and checks them: valid tiles, valid melds, no more copies than a set has. */
export function readTiles(draft: HandDraft, redDots: RedDots): Result<HandTiles> {
  const codes: number[] = [];
  let error = scanTiles(draft.concealed, 'concealed', codes);
  const held = codes.length;
  error ??= scanTiles(draft.winningTile, 'winningTile', codes);
  if (error) return { ok: false, error };
  const own = codes.length;
  if (own > held + 1) return refuse('one-tile', 'winningTile');

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

  const dora: number[] = [];
  const ura: number[] = [];
  error = scanTiles(draft.doraIndicators, 'doraIndicators', dora);
  error ??= scanTiles(draft.uraIndicators, 'uraIndicators', ura);
  if (error) return { ok: false, error };

  const all = noTiles();
  let concealed = all;
  let traits = 0;
  const reds: Tile[] = [];
  let isSuspect = false;
  const inHand = codes.length;
  for (let i = 0; i < inHand; i++) {
    if (i === own) concealed = all.slice();
    const code = codes[i]!;
    const kind = code % RED_BIT;
    if (++all[kind]! > COPIES) isSuspect = true;
    traits |= TRAITS[kind]!;
    if (code < RED_BIT) continue;
    const red = tileOfCode(code);
    if (reds.includes(red)) isSuspect = true;
    reds.push(red);
  }
  if (countIn(dora, all)) isSuspect = true;
  if (countIn(ura, all) || isSuspect) {
    scanTiles(draft.doraIndicators, '', codes);
    const uraFrom = codes.length;
    scanTiles(draft.uraIndicators, '', codes);
    const extra = firstExcess(codes, redDots);
    const place = [held, own, inHand, uraFrom, codes.length].findIndex((end) => extra < end);
    if (extra >= 0) return { ok: false, error: refuseExcess(codes, extra, PLACES[place]!, redDots) };
  }
  if (held > wanted) return refuse('wrong-tile-count', 'concealed', { melds: melds.length, wanted, count: held });
  if (dora.length > MOST_INDICATORS) return refuse('too-many-indicators', 'doraIndicators', { count: dora.length });
  if (ura.length > MOST_INDICATORS) return refuse('too-many-indicators', 'uraIndicators', { count: ura.length });

  for (const kind of dora) all[kind]!--;
  for (const kind of ura) all[kind]!--;
  return ok({
    concealed,
    all,
    melds,
    winning: own > held ? codes[held]! % RED_BIT : undefined,
    winningRed: own > held && codes[held]! >= RED_BIT,
    closed,
    traits,
    reds,
    doraIndicators: dora,
    uraIndicators: ura,
    missing: wanted - held,
  });
}
