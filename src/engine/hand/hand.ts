import { impossible } from '../riichi/table/check.ts';
import { checkForm } from './fields.ts';
import { type Meld, parseMeld } from '../melds.ts';
import { RED, scanTiles, tileOfCode } from '../notation.ts';
import type { HandRequest } from './request.ts';
import { type Result, ok, refuse } from '../result.ts';
import { COPIES, type Counts, type Kind, TILE_OF_KIND, TRAITS, type Tile, noTiles, windKind } from '../tile.ts';

/** A hand that passed the door: every tile read, every copy counted, nothing impossible about how it was won. */
export interface WinningHand {
  readonly request: HandRequest;
  /** Concealed tiles of each kind, the winning tile among them. */
  readonly concealed: Counts;
  /** Tiles of each kind over the whole hand, melds and winning tile included. */
  readonly all: Counts;
  readonly melds: readonly Meld[];
  readonly winning: Kind;
  readonly closed: boolean;
  readonly byDraw: boolean;
  readonly seat: Kind;
  readonly round: Kind;
  /** The traits of all its tiles, or-ed together. */
  readonly traits: number;
  /** Red fives in the hand, as tiles. */
  readonly reds: readonly Tile[];
  readonly doraIndicators: readonly Kind[];
  readonly uraIndicators: readonly Kind[];
}

const MOST_INDICATORS = 5;

/** The fields whose tiles are read one after the other. */
const PLACES = ['concealed', 'winningTile', 'melds', 'doraIndicators', 'uraIndicators'] as const;
const RED_DOTS = 13 + RED;

const mostReds = (code: number, redFives: number): number => (redFives === 4 && code === RED_DOTS ? 2 : 1);

/** The place of the first tile that is one too many of its kind, or one red five too many; -1 when there is none. */
function excess(codes: readonly number[], redFives: number): number {
  const copies = noTiles();
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    if (++copies[code % RED]! > COPIES) return i;
    if (code < RED) continue;
    let same = 0;
    for (let j = 0; j <= i; j++) if (codes[j] === code) same++;
    if (same > mostReds(code, redFives)) return i;
  }
  return -1;
}

function refuseExcess(codes: readonly number[], at: number, field: string, redFives: number): Result<never> {
  const code = codes[at]!;
  const ofKind = codes.filter((c) => c % RED === code % RED).length;
  if (ofKind > COPIES)
    return refuse('too-many-copies', field, { tile: TILE_OF_KIND[code % RED]!, count: ofKind, most: COPIES });
  const count = codes.filter((c) => c === code).length;
  return refuse('too-many-copies', field, { tile: tileOfCode(code), count, most: mostReds(code, redFives) });
}

/** Reads a request of the right form; `redFives` is the rulebook's number of them. */
export function parseHand(request: HandRequest, redFives: 0 | 3 | 4): Result<WinningHand> {
  const codes: number[] = [];
  let error = scanTiles(request.concealed, 'concealed', codes);
  const held = codes.length;
  error ??= scanTiles(request.winningTile, 'winningTile', codes);
  if (error) return { ok: false, error };
  if (codes.length !== held + 1) return refuse('one-tile', 'winningTile');
  const concealed = noTiles();
  for (const code of codes) concealed[code % RED]!++;

  const melds: Meld[] = [];
  let closed = true;
  if (request.melds)
    for (let i = 0; i < request.melds.length; i++) {
      const meld = parseMeld(request.melds[i]!, i, codes);
      if (!meld.ok) return meld;
      melds.push(meld.value);
      if (meld.value.open) closed = false;
    }
  if (melds.length > 4) return refuse('too-many-melds', 'melds', { count: melds.length });
  const wanted = 13 - 3 * melds.length;

  const all = noTiles();
  const reds: Tile[] = [];
  let traits = 0;
  for (const code of codes) {
    all[code % RED]!++;
    traits |= TRAITS[code % RED]!;
    if (code >= RED) reds.push(tileOfCode(code));
  }

  const own = codes.length;
  const indicators = request.doraIndicators ?? '';
  const ura = request.uraIndicators ?? '';
  error = scanTiles(indicators, 'doraIndicators', codes);
  const middle = codes.length;
  error ??= scanTiles(ura, 'uraIndicators', codes);
  if (error) return { ok: false, error };
  const extra = excess(codes, redFives);
  if (extra >= 0) {
    const place = [held, held + 1, own, middle, codes.length].findIndex((end) => extra < end);
    return refuseExcess(codes, extra, PLACES[place]!, redFives);
  }
  if (held !== wanted) return refuse('wrong-tile-count', 'concealed', { melds: melds.length, wanted, count: held });
  if (middle - own > MOST_INDICATORS) return refuse('too-many-indicators', 'doraIndicators', { count: middle - own });
  if (codes.length - middle > MOST_INDICATORS)
    return refuse('too-many-indicators', 'uraIndicators', { count: codes.length - middle });

  const hand: WinningHand = {
    request,
    concealed,
    all,
    melds,
    winning: codes[held]! % RED,
    closed,
    byDraw: request.by === 'draw',
    seat: windKind(request.seatWind),
    round: windKind(request.roundWind),
    traits,
    reds,
    doraIndicators: codes.slice(own, middle).map((code) => code % RED),
    uraIndicators: codes.slice(middle).map((code) => code % RED),
  };
  const clash = impossible(hand);
  if (clash) return refuse(...clash, { tile: TILE_OF_KIND[hand.winning]! });
  if (request.robbedKong !== undefined && codes.filter((code) => code % RED === hand.winning).length > 1)
    return refuse('robbed-tile-held-elsewhere', 'robbedKong', { tile: TILE_OF_KIND[hand.winning]! });
  if (request.liable?.length && !hand.byDraw && request.discarder === undefined)
    return refuse('liable-needs-discarder', 'discarder');
  return ok(hand);
}

/** The door for anything unknown: checks the form of a request; its tiles are read by `parseHand`. */
export function parseRequest(request: unknown): Result<HandRequest> {
  const error = checkForm(request);
  return error ? { ok: false, error } : ok(request as HandRequest);
}
