import type { Clause } from '../../base/clause.ts';
import { type HandTiles, readTiles, redDotsOf, tooMany } from '../../hand/read.ts';
import { TILES_IN_A_SET } from '../../base/melds.ts';
import { RED_BIT, formatTiles, scanTiles, tileOfCode } from '../../base/notation.ts';
import { type Refusal, type Result, ok, refuse, refusedIn } from '../../base/result.ts';
import { type Kind, type Tile, isRed, isTile, kindOf, noTiles } from '../../base/tile.ts';
import { type Counted, type Holding, readTile } from '../hand/holding.ts';
import type { RiichiRules } from '../options/rules.ts';
import { type Furiten, furitenOf } from '../table/furiten.ts';
import type { PlayRule } from '../rulebooks/clauses.ts';
import { PLAY_CLAUSES } from '../rulebooks/play.ts';
import { kongsTold, offCourse, tooManySeen } from './course.ts';
import type { PlayState } from './state.ts';

/** A player's view of the table that was read. */
export interface Position extends Counted {
  readonly state: PlayState;
  readonly rules: RiichiRules;
  readonly play: Readonly<Record<PlayRule, Clause>>;
  readonly melds: HandTiles['melds'];
  readonly holding: Holding;
  readonly closed: boolean;
  /** The codes of the concealed tiles as written, without the tile in question. */
  readonly codes: readonly number[];
  /** The tile drawn, discarded or added to a kong; none after a call or at an exhaustive draw. */
  readonly tile: Kind | undefined;
  /** The furiten of the waiting hand, before the tile in question; nothing after a call. */
  readonly furiten: Furiten | undefined;
  readonly tilesLeft: number;
  readonly kongs: number;
  readonly inRiichi: boolean;
}

/** Where nobody counted, the wall is long. */
const LONG = 40;

/** A refusal for part of the state, with its path in the request. */
export const inState = (error: Refusal): Refusal => refusedIn('state', error);

/** The code of one tile; red fives differ from plain ones. */
export const codeOf = (tile: Tile): number => kindOf(tile) + (isRed(tile) ? RED_BIT : 0);

/** What does not go together in a state of the right form. */
function misfit(state: PlayState, rules: RiichiRules): Refusal | undefined {
  const { now, melds = [] } = state;
  const last = melds.at(-1);
  const isCalled = last && (last.type === 'chow' || last.type === 'pung') && last.called !== undefined;
  if (now.type === 'called' && !isCalled)
    return refuse('wrong-type', 'state.melds', {
      wanted: 'a list that ends with the chow or pung just called, with the tile that was called',
    }).error;
  return offCourse(state, rules);
}

interface Tiles extends Counted {
  readonly sets: HandTiles;
  readonly codes: readonly number[];
  readonly tile: Kind | undefined;
}

/** Reads the concealed tiles, the melds and the tile in question; checks their number and copies. */
function readTilesOf({ concealed, melds = [], now }: PlayState, rules: RiichiRules): Result<Tiles> {
  const redDots = redDotsOf(rules.options.redFives);
  const sets = readTiles({ rules: rules.id, melds }, redDots);
  if (!sets.ok) return { ok: false, error: inState(sets.error) };
  const codes: number[] = [];
  const unreadable = scanTiles(concealed, 'state.concealed', codes);
  if (unreadable) return { ok: false, error: unreadable };
  const wanted = (now.type === 'called' ? 14 : 13) - TILES_IN_A_SET * melds.length;
  if (codes.length !== wanted)
    return refuse('wrong-tile-count', 'state.concealed', { melds: melds.length, wanted, count: codes.length });
  const tile = 'tile' in now ? readTile(now.tile, 'state.now.tile') : undefined;
  if (tile && !tile.ok) return tile;
  const everywhere = [...codes];
  for (const meld of melds) scanTiles(meld.tiles, 'melds', everywhere);
  const counts = noTiles();
  const all = noTiles();
  for (const code of codes) counts[code % RED_BIT]!++;
  for (const code of everywhere) all[code % RED_BIT]!++;
  if ('tile' in now) scanTiles(now.tile, 'now', everywhere);
  const excess = tooMany(everywhere, 'state.concealed', redDots);
  return excess ? { ok: false, error: excess } : ok({ sets: sets.value, codes, counts, all, tile: tile?.value });
}

/** Reads a well-formed state and checks its tiles: their number for the moment, and their copies. */
export function readPosition(state: PlayState, rules: RiichiRules): Result<Position> {
  const wrong = misfit(state, rules);
  if (wrong) return { ok: false, error: wrong };
  const read = readTilesOf(state, rules);
  if (!read.ok) return read;
  const excess = tooManySeen(state);
  if (excess) return { ok: false, error: excess };
  const { concealed, now, melds = [], history = [], riichi = 'none' } = state;
  const { sets, ...tiles } = read.value;
  const holding = { concealed, melds: melds.map((meld) => meld.tiles) };
  const furiten = now.type === 'called' ? undefined : furitenOf(holding, history, rules);
  if (furiten && !furiten.ok) return { ok: false, error: inState(furiten.error) };
  return ok({
    state,
    rules,
    play: PLAY_CLAUSES[rules.id],
    ...tiles,
    holding,
    melds: sets.melds,
    closed: sets.closed,
    furiten: furiten?.value,
    tilesLeft: state.tilesLeft ?? LONG,
    kongs: kongsTold(state),
    inRiichi: riichi !== 'none',
  });
}

/** Whether a tile is concealed in the hand or was just drawn; red fives differ from plain ones. */
export const holds = ({ codes, state: { now } }: Position, tile: string): boolean =>
  (now.type === 'drew' && now.tile === tile) || (isTile(tile) && codes.includes(codeOf(tile)));

/** Concealed tiles in mpsz less one of them. */
export function without(concealed: string, tile: string): string {
  const codes: number[] = [];
  scanTiles(concealed, 'concealed', codes);
  const at = isTile(tile) ? codes.indexOf(codeOf(tile)) : -1;
  return formatTiles((at < 0 ? codes : codes.toSpliced(at, 1)).map(tileOfCode));
}
