import { redDotsOf, tooMany } from '../../hand/read.ts';
import { isChow } from '../../base/melds.ts';
import { RED_BIT, scanTiles } from '../../base/notation.ts';
import { type Result, ok, refuse } from '../../base/result.ts';
import { type Counts, type Kind, TILE_OF_KIND, type Tile, isTile, kindOf, noTiles } from '../../base/tile.ts';
import type { RiichiRules } from '../options/rules.ts';

/** Concealed tiles before or after a draw, with the melds. */
export interface Holding {
  /** In mpsz. */
  readonly concealed: string;
  /** The tiles of each meld, in mpsz. */
  readonly melds?: readonly string[];
}

/** Counts by kind: concealed tiles, and all tiles with melds. */
export interface Counted {
  readonly counts: Counts;
  readonly all: Counts;
}

/** A holding that was read. */
export interface Held extends Counted {
  /** Whether a meld was certainly called; sets of three always are. */
  readonly called: boolean;
  /** The codes of its tiles, and of the concealed ones among them. */
  readonly codes: readonly number[];
  readonly concealed: readonly number[];
}

const SET = 3;
const KONG = 4;

/** Whether tiles, by their codes, form a chow, a pung or a kong. */
export function isSet(codes: readonly number[]): boolean {
  const [a, b, c, d] = codes.map((code) => code % RED_BIT);
  if (a === undefined || b === undefined || c === undefined) return false;
  if (codes.length === SET) return (a === b && b === c) || isChow(a, b, c);
  return codes.length === KONG && a === b && b === c && c === d;
}

/**
 * Reads a holding of `size` tiles less three for each meld: 13 before a draw, 14 after. Together with `elsewhere`
 * (mpsz) no tile may exceed its copies.
 */
export function readHolding(
  { concealed, melds = [] }: Holding,
  size: 13 | 14,
  { options }: RiichiRules,
  elsewhere = '',
): Result<Held> {
  const codes: number[] = [];
  const unreadable = scanTiles(concealed, 'concealed', codes);
  if (unreadable) return { ok: false, error: unreadable };
  const own = codes.length;
  for (const [i, meld] of melds.entries()) {
    const field = `melds[${i}]`;
    const from = codes.length;
    const error = scanTiles(meld, field, codes);
    if (error) return { ok: false, error };
    if (!isSet(codes.slice(from))) return refuse('no-set', field, { tiles: meld });
  }
  const wanted = size - SET * melds.length;
  if (own !== wanted) return refuse('wrong-tile-count', 'concealed', { melds: melds.length, wanted, count: own });
  const counts = noTiles();
  const all = noTiles();
  codes.forEach((code, i) => {
    if (i < own) counts[code % RED_BIT]!++;
    all[code % RED_BIT]!++;
  });
  const everywhere = [...codes];
  const error =
    scanTiles(elsewhere, 'elsewhere', everywhere) ?? tooMany(everywhere, 'concealed', redDotsOf(options.redFives));
  if (error) return { ok: false, error };
  return ok({ counts, all, codes, concealed: codes.slice(0, own), called: codes.length - own < KONG * melds.length });
}

/** Reads one tile; `field` names the place. */
export const readTile = (tile: string, field: string): Result<Kind> =>
  isTile(tile) ? ok(kindOf(tile)) : refuse('one-tile', field);

/** The plain tiles of kinds. */
export const tilesOf = (kinds: readonly Kind[]): Tile[] => kinds.map((kind) => TILE_OF_KIND[kind]!);
