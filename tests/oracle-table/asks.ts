import { distance, type Player } from './player.ts';
import { type Table, type Win, isFirst, sideOf } from './state.ts';
import { countOf, formatTiles, kindOf, kindsOf, without } from './tiles.ts';
import type { Ask, MeldRequest, PlayState, Side } from './types.ts';
import { waitsOf } from './waits.ts';

/** The tile that a player has just drawn. */
export interface Drew {
  tile: string;
  fromDead: boolean;
}

const WINDS = ['east', 'south', 'west', 'north'];

function stateOf(table: Table, player: Player, now: PlayState['now'], concealed = player.hand): PlayState {
  const { deal, kongs, roundWind, counters } = table;
  return {
    concealed: formatTiles(concealed),
    melds: player.melds.map((meld) => ({ ...meld })),
    seatWind: WINDS[player.seat] ?? 'east',
    roundWind,
    now,
    riichi: player.riichi,
    ippatsu: player.ippatsu,
    firstTurn: isFirst(table, player),
    history: [...player.story],
    tilesLeft: deal.live.length,
    kongs: kongs.length,
    counters,
  };
}

const FIRST = 69;
const nowOf = ({ tile, fromDead }: Drew, left: number): PlayState['now'] => ({
  type: 'drew',
  tile,
  from: fromDead ? 'dead-wall' : left === FIRST ? 'deal' : 'wall',
});

/** Asks about an action with the drawn tile, which is not yet in the hand. */
export const askOwn = (table: Table, player: Player, action: Ask['action'], drew: Drew): void =>
  void table.asks?.push({ action, state: stateOf(table, player, nowOf(drew, table.deal.live.length)) });

/** Asks about a win on another player's tile; `wins` are all who call it. */
export function askRon(
  table: Table,
  player: Player,
  now: { type: string; tile: string; from: number; form?: string },
  wins: readonly Win[],
): void {
  if (!table.asks) return;
  const claims = wins.flatMap((win) =>
    win.player === player ? [] : [{ from: sideOf(win.player.seat, player.seat), call: 'win' }],
  );
  const state = stateOf(table, player, { ...now, from: sideOf(now.from, player.seat) });
  table.asks.push({ action: { type: 'ron' }, state: { ...state, claims } });
}

/** Asks about a set with another player's tile. */
export function askSet(
  table: Table,
  player: Player,
  { type, tile, from, used }: { type: MeldRequest['type']; tile: string; from: Side; used: readonly string[] },
): void {
  if (!table.asks) return;
  const action = type === 'kong' ? { type, tile: kindOf(tile) } : { type, with: formatTiles(used) };
  // The discard in question was the last thing he saw.
  const state = stateOf(table, player, { type: 'discard', tile, from });
  table.asks.push({ action, state: { ...state, history: state.history.slice(0, -1) } });
}

const EVERY = 12;

/** Asks about every riichi, and sometimes about a discard. */
export function askDiscard(
  table: Table,
  player: Player,
  { tile, riichi }: { tile: string; riichi: boolean },
  drew?: Drew,
): void {
  const turn = player.discards.length * 4 + player.seat;
  if (!table.asks || !(riichi || turn % EVERY === 0)) return;
  const action = riichi ? { type: 'riichi', discard: tile } : { type: 'discard', tile };
  const state = drew
    ? stateOf(table, player, nowOf(drew, table.deal.live.length), without(player.hand, [drew.tile]))
    : stateOf(table, player, { type: 'called' });
  table.asks.push({ action, state });
}

/** Whether a player is tenpai at the end, on a tile of which he does not hold all four. */
export function isWaiting(player: Player): boolean {
  if (distance(player) !== 0) return false;
  const kinds = player.hand.map(kindOf);
  const all = [...kinds, ...player.melds.flatMap(({ tiles }) => kindsOf(tiles))];
  return waitsOf(kinds).some((wait) => countOf(all, wait) < 4);
}

/** Asks about the player's declaration when the wall is empty. */
export function askWaiting(table: Table, player: Player): void {
  if (!table.asks) return;
  const state = stateOf(table, player, { type: 'exhausted' });
  table.asks.push({ action: { type: isWaiting(player) ? 'tenpai' : 'noten' }, state });
}
