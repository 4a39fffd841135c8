import type { Clause } from '../../base/clause.ts';
import { type HandTiles, readTiles, tooMany } from '../../hand/read.ts';
import { TILES_IN_A_SET } from '../../base/melds.ts';
import { RED_BIT, scanTiles } from '../../base/notation.ts';
import { type Refusal, type Result, ok, refuse, refusedIn } from '../../base/result.ts';
import { type Counts, type Kind, TILE_OF_KIND, isRed, isTile, kindOf, noTiles } from '../../base/tile.ts';
import type { McrRules } from '../options/rules.ts';
import { MCR_PLAY_CLAUSES, type McrPlayRule } from '../rulebooks/play.ts';
import type { McrPlayState } from './state.ts';

/** A player's view of an MCR table that was read. */
export interface McrPosition {
  readonly state: McrPlayState;
  readonly rules: McrRules;
  readonly play: Readonly<Record<McrPlayRule, Clause>>;
  readonly melds: HandTiles['melds'];
  /** Concealed tiles without the tile in question. */
  readonly counts: Counts;
  readonly tile: Kind | undefined;
  readonly tilesLeft: number;
}

const LONG = 50;
/** Tiles in the wall after the deal, East's fourteenth taken. */
const AFTER_DEAL = 91;

/** A contradiction between what a view tells: the field to change, and what is wanted there. */
function offCourse({
  now,
  claims = [],
  melds = [],
  flowers = 0,
  seatWind,
  tilesLeft,
}: McrPlayState): Refusal | undefined {
  const wrong = (field: string, wanted: string): Refusal => refuse('wrong-type', `state.${field}`, { wanted }).error;
  const replaced = flowers + melds.filter(({ type }) => type === 'kong').length;
  if (now.type === 'drew' && now.from === 'replacement' && replaced === 0)
    return wrong('now.from', '"wall", or left out: there is neither a flower nor a kong to replace');
  const isDrawn = now.type === 'drew' && now.from !== 'replacement' && seatWind !== 'east';
  const most = AFTER_DEAL - replaced - (isDrawn ? 1 : 0);
  if (tilesLeft !== undefined && tilesLeft > most) return wrong('tilesLeft', `at most ${String(most)} here`);
  if (tilesLeft === 0 && now.type === 'called') return wrong('tilesLeft', 'from 1: the last discard is not called');
  if (tilesLeft === 0 && now.type === 'kong') return wrong('tilesLeft', 'from 1: a kong needs a tile to replace it');
  const own = 'from' in now && now.type !== 'drew' ? claims.findIndex(({ from }) => from === now.from) : -1;
  return own < 0 ? undefined : wrong(`claims[${String(own)}].from`, 'a player other than the one who let the tile go');
}

/** A refusal for part of the state, with its path in the request. */
export const inState = (error: Refusal): Refusal => refusedIn('state', error);

/** One tile; MCR has no red fives. */
export const readMcrTile = (text: string, field: string): Result<Kind> =>
  isTile(text) && !isRed(text) ? ok(kindOf(text)) : refuse('one-tile', field);

/** Reads a well-formed state and checks its tiles: their number for the moment, and their copies. */
export function readMcrPosition(state: McrPlayState, rules: McrRules): Result<McrPosition> {
  const wrong = offCourse(state);
  if (wrong) return { ok: false, error: wrong };
  const { concealed, melds = [], now } = state;
  const sets = readTiles({ rules: rules.id, melds }, 1);
  if (!sets.ok) return { ok: false, error: inState(sets.error) };
  const codes: number[] = [];
  const unreadable = scanTiles(concealed, 'state.concealed', codes);
  if (unreadable) return { ok: false, error: unreadable };
  const red = codes.findIndex((code) => code >= RED_BIT);
  if (red >= 0) return refuse('bad-tile', 'state.concealed', { tile: '0' });
  const wanted = (now.type === 'called' ? 14 : 13) - TILES_IN_A_SET * melds.length;
  if (codes.length !== wanted)
    return refuse('wrong-tile-count', 'state.concealed', { melds: melds.length, wanted, count: codes.length });
  const tile = 'tile' in now ? readMcrTile(now.tile, 'state.now.tile') : undefined;
  if (tile && !tile.ok) return tile;
  const counts = noTiles();
  for (const code of codes) counts[code]!++;
  if (state.lastOfKind && tile && counts[tile.value]! > 0)
    return refuse('last-of-kind-held', 'state.lastOfKind', { tile: TILE_OF_KIND[tile.value]! });
  const everywhere = [...codes];
  for (const meld of melds) scanTiles(meld.tiles, 'melds', everywhere);
  if (tile) everywhere.push(tile.value);
  const excess = tooMany(everywhere, 'state.concealed', 1);
  if (excess) return { ok: false, error: excess };
  return ok({
    state,
    rules,
    play: MCR_PLAY_CLAUSES[rules.id],
    melds: sets.value.melds,
    counts,
    tile: tile?.value,
    tilesLeft: state.tilesLeft ?? LONG,
  });
}
