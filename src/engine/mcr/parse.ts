import { parseMeld } from '../melds.ts';
import { RED, scanTiles, tileOfCode } from '../notation.ts';
import type { HandRequest, Meld } from '../request.ts';
import { type Refusal, type Result, ok, refuse } from '../result.ts';
import { COPIES, TILE_OF_KIND, noTiles, windKind } from '../tile.ts';
import type { McrHand } from './hand.ts';
import { impossibleWin } from './possible.ts';

/** The fields that only riichi knows, each with its default, which may be written. */
const RIICHI_ONLY = {
  riichi: 'none',
  ippatsu: false,
  firstTurn: false,
  doraIndicators: '',
  uraIndicators: '',
  counters: 0,
  bets: 0,
} as const satisfies Partial<HandRequest>;

const RIICHI_FIELDS = Object.entries(RIICHI_ONLY) as readonly (readonly [keyof typeof RIICHI_ONLY, unknown])[];

const NOT_IN_MCR = 'left out: MCR does not know it';

function riichiField(request: HandRequest): Refusal | undefined {
  for (const [name, usual] of RIICHI_FIELDS) {
    const given = request[name];
    if (given !== undefined && given !== usual) return refuse('wrong-type', name, { wanted: NOT_IN_MCR }).error;
  }
  return request.liable && request.liable.length > 0
    ? refuse('wrong-type', 'liable', { wanted: NOT_IN_MCR }).error
    : undefined;
}

/** The first red five, which MCR does not have. */
function redFive(codes: readonly number[], places: readonly (readonly [string, number])[]): Refusal | undefined {
  const at = codes.findIndex((code) => code >= RED);
  if (at < 0) return undefined;
  const [field = 'melds'] = places.find(([, end]) => at < end) ?? [];
  return refuse('bad-tile', field, { tile: tileOfCode(codes[at]!) }).error;
}

function tooMany(codes: readonly number[], places: readonly (readonly [string, number])[]): Refusal | undefined {
  const copies = noTiles();
  for (let i = 0; i < codes.length; i++) {
    const kind = codes[i]!;
    if (++copies[kind]! <= COPIES) continue;
    const [field = 'melds'] = places.find(([, end]) => i < end) ?? [];
    const count = codes.filter((code) => code === kind).length;
    return refuse('too-many-copies', field, { tile: TILE_OF_KIND[kind]!, count, most: COPIES }).error;
  }
  return undefined;
}

const MOST_MELDS = 4;
const SET = 3;
const WITHOUT_MELDS = 13;

/** Reads a request of the right form as an MCR hand, or says what is wrong with it. */
export function parseMcrHand(request: HandRequest): Result<McrHand> {
  const codes: number[] = [];
  let error = riichiField(request);
  error ??= scanTiles(request.concealed, 'concealed', codes);
  const held = codes.length;
  error ??= scanTiles(request.winningTile, 'winningTile', codes);
  if (error) return { ok: false, error };
  if (codes.length !== held + 1) return refuse('one-tile', 'winningTile');

  const melds: Meld[] = [];
  for (const [i, meld] of (request.melds ?? []).entries()) {
    const parsed = parseMeld(meld, i, codes);
    if (!parsed.ok) return parsed;
    melds.push(parsed.value);
  }
  if (melds.length > MOST_MELDS) return refuse('too-many-melds', 'melds', { count: melds.length });
  const places = [
    ['concealed', held],
    ['winningTile', held + 1],
  ] as const;
  error = redFive(codes, places) ?? tooMany(codes, places);
  if (error) return { ok: false, error };
  const wanted = WITHOUT_MELDS - SET * melds.length;
  if (held !== wanted) return refuse('wrong-tile-count', 'concealed', { melds: melds.length, wanted, count: held });

  const concealed = noTiles();
  for (let i = 0; i <= held; i++) concealed[codes[i]!]!++;
  const hand: McrHand = {
    concealed,
    melds,
    winning: codes[held]!,
    byDraw: request.by === 'draw',
    seat: windKind(request.seatWind),
    round: windKind(request.roundWind),
    lastTile: request.lastTile === true,
    afterKong: request.afterKong === true,
    robbedKong: request.robbedKong !== undefined,
    lastOfKind: request.lastOfKind === true,
    winningTileShown: request.winningTileShown !== false,
    flowers: request.flowers ?? 0,
  };
  error = impossibleWin(hand, request.robbedKong === 'concealed');
  return error ? { ok: false, error } : ok(hand);
}
