import { type Drew, askDiscard, askOwn, askRon, askWaiting } from './asks.ts';
import { bannedAfter, callOn } from './calls.ts';
import { isFuriten } from './furiten.ts';
import { allowsKong } from './kongs.ts';
import { type Player, chooseDiscard, distance, isClosed } from './player.ts';
import {
  type Table,
  type Win,
  breakIn,
  isFirst,
  isLast,
  others,
  sameKind,
  tell,
  turnIndicator,
  windsOf,
} from './state.ts';
import { countOf, firstKind, kindOf, suitOf, without } from './tiles.ts';
import type { MeldRequest, RulesId } from './types.ts';
import { isOrphans, waitsOf } from './waits.ts';
import { hasYaku } from './yaku.ts';

/** Whether a player may and will win with a tile; in a first turn by discard, only where that is a yaku. */
function takesWin(table: Table, player: Player, tile: string, byDraw: boolean, flags: Win['flags']): boolean {
  const { winsFrom, robsOnly } = player.temper;
  if (table.deal.live.length > winsFrom || (robsOnly && flags.robbedKong === undefined)) return false;
  if (distance(player, [...player.hand, tile]) >= 0) return false;
  const { firstTurn, lastTile, afterKong, robbedKong } = flags;
  const blessed = firstTurn === true && (byDraw || table.options.renhou !== 'none');
  const special = [blessed, lastTile, afterKong, robbedKong !== undefined].includes(true);
  const { rules } = table;
  if (!hasYaku(player, { tile, byDraw, special }, windsOf(table, player), rules !== 'ema-2012')) return false;
  return byDraw || !isFuriten(player.hand.map(kindOf), player.story, rules);
}

/** The rulebooks in which three winners on one tile cancel the win. */
const REDEALS: readonly RulesId[] = ['tesuji-2018', 'tenhou'];

/** The winners on a discarded tile; in some rulebooks only the nearest, and none when there are three. */
function winnersOn(table: Table, from: Player, tile: string, robbedKong?: 'added' | 'concealed'): Win[] | 'redeal' {
  const wins = others(table, from.seat).flatMap((player): Win[] => {
    if (robbedKong === 'concealed' && !isOrphans([...player.hand, tile].map(kindOf))) return [];
    const firstTurn = robbedKong === undefined && isFirst(table, player);
    const flags = { lastTile: isLast(table), firstTurn, ...(robbedKong && { robbedKong }) };
    return takesWin(table, player, tile, false, flags) ? [{ player, tile, discarder: from.seat, flags }] : [];
  });
  const isTesuji = table.rules === 'tesuji-2018';
  const now = robbedKong
    ? ({ type: 'kong', form: robbedKong, tile, from: from.seat } as const)
    : ({ type: 'discard', tile, from: from.seat } as const);
  const paid = isTesuji ? wins.slice(0, 1) : wins;
  if (REDEALS.includes(table.rules) && wins.length === 3) {
    table.aborted = 'triple-ron';
    return 'redeal';
  }
  for (const { player } of paid) askRon(table, player, now, wins);
  return paid;
}

/** A kong on the player's turn: four in the hand, or a tile added to his pung. */
function layKong(table: Table, player: Player, drawn: string): MeldRequest | undefined {
  if (table.kongs.length > 3 || isLast(table)) return undefined;
  const all = [...player.hand, drawn];
  const pung = player.melds.find(({ type, tiles }) => type === 'pung' && all.map(kindOf).includes(firstKind(tiles)));
  if (pung) return { ...pung, type: 'kong', form: 'added' };
  const kind = all.map(kindOf).find((one) => countOf(all.map(kindOf), one) === 4);
  if (kind === undefined) return undefined;
  const same = sameKind(all, kind);
  const meld = {
    type: 'kong',
    form: 'concealed',
    tiles: same.map((tile) => tile.charAt(0)).join('') + suitOf(kind),
  } as const;
  if (player.riichi === 'none') {
    const after = without(all, same);
    const worse = distance({ ...player, melds: [...player.melds, meld] }, after) > distance(player, player.hand);
    return worse && !player.temper.keep.includes(kind) ? undefined : meld;
  }
  const allowed = allowsKong(player.hand.map(kindOf), kind, table.options.kongAfterRiichi);
  return kindOf(drawn) === kind && allowed ? meld : undefined;
}

const NINE = 9;

/** Whether a player aborts with nine different terminals and honours on his first draw; not all do. */
function breaksOff(table: Table, player: Player, drawn: string): boolean {
  if (!['ema-2012', 'tesuji-2018', 'tenhou'].includes(table.rules) || !isFirst(table, player)) return false;
  const kinds = [...player.hand, drawn].filter((tile) => /^([19].|.z)$/.test(tile));
  return new Set(kinds).size >= NINE && table.random.chance(0.6);
}

/** A draw and what follows: a win, kongs with their replacements, and finally the tile to discard. */
function drawTurn(
  table: Table,
  player: Player,
  fromDead: boolean,
): Win[] | { drawn: string; fromDead: boolean } | 'redeal' {
  const { deal } = table;
  if (fromDead) deal.live.pop();
  const drawn = fromDead ? deal.replacements.shift() : deal.live.shift();
  if (drawn === undefined) return [];
  table.moves?.push({ type: 'draw', seat: player.seat, tile: drawn });
  const flags = { lastTile: isLast(table), afterKong: fromDead, firstTurn: isFirst(table, player) };
  const now = { tile: drawn, fromDead };
  if (takesWin(table, player, drawn, true, flags)) {
    askOwn(table, player, { type: 'tsumo' }, now);
    return [{ player, tile: drawn, flags }];
  }
  if (breaksOff(table, player, drawn)) {
    askOwn(table, player, { type: 'nine-terminals' }, now);
    table.aborted = 'nine-terminals';
    return [];
  }
  const kong = layKong(table, player, drawn);
  if (!kong) return { drawn, fromDead };
  askOwn(table, player, { type: 'kong', tile: firstKind(kong.tiles) }, now);
  const kind = firstKind(kong.tiles);
  const laid = sameKind([...player.hand, drawn], kind);
  const [tile = drawn] = laid;
  const { seat } = player;
  table.moves?.push(
    kong.form === 'added' ? { type: 'added-kong', seat, tile } : { type: 'concealed-kong', seat, tiles: laid },
  );
  if (kong.form === 'added' || table.options.robConcealedKong) {
    const robbers = winnersOn(table, player, tile, kong.form === 'added' ? 'added' : 'concealed');
    if (robbers.length > 0) return robbers;
  }
  player.hand = without([...player.hand, drawn], laid);
  const at =
    kong.form === 'added'
      ? player.melds.findIndex(({ type, tiles }) => type === 'pung' && firstKind(tiles) === kind)
      : player.melds.length;
  const added = kong.form === 'added' ? { tiles: tile.charAt(0) + kong.tiles } : {};
  player.melds.splice(at, 1, { ...kong, ...added });
  if (!fromDead) tell(table, player, { type: 'draw' });
  tell(table, player, { type: 'kong' }, { type: 'others-kong', form: kong.form ?? 'open', tile });
  breakIn(table);
  turnIndicator(table, player);
  return drawTurn(table, player, true);
}

/** Whether a player declares riichi with what would be left after his discard. */
function declares(table: Table, player: Player, thrown: string): boolean {
  const { options, deal, random } = table;
  const left = without(player.hand, [thrown]);
  if (player.riichi !== 'none' || !isClosed(player) || deal.live.length < options.riichiTilesLeft) return false;
  if (deal.live.length > player.temper.riichiFrom) return false;
  if (!random.chance(player.temper.riichi) || distance(player, left) !== 0) return false;
  const kinds = left.map(kindOf);
  return waitsOf(kinds).some(
    (wait) => countOf(kinds, wait) < 4 && !player.melds.some(({ tiles }) => firstKind(tiles) === wait),
  );
}

const ABORTING: readonly RulesId[] = ['ema-2012', 'tesuji-2018', 'tenhou'];

/** Why the hand ends without a win, where the rulebook allows it. */
function abortOf({ rules, kongs, players, unbroken }: Table): Table['aborted'] {
  if (!ABORTING.includes(rules)) return undefined;
  const severalLay = new Set(kongs.map(({ seat }) => seat)).size > 1;
  if (kongs.length === 4 && severalLay && rules !== 'tenhou') return 'four-kongs';
  if (players.every(({ riichi }) => riichi !== 'none')) return 'four-riichi';
  const thrown = players.map(({ discards }) => discards.join());
  return unbroken && /^[1-4]z$/.test(thrown[0] ?? '') && new Set(thrown).size === 1 ? 'four-winds' : undefined;
}

/** Discards a tile, in riichi where declared; returns the wins on it. `now` is the drawn tile, unless he called. */
function throwTile(table: Table, player: Player, tile: string, now?: Drew): Win[] | 'redeal' {
  const riichi = declares(table, player, tile);
  const kind = isFirst(table, player) ? 'double' : 'riichi';
  askDiscard(table, player, { tile, riichi }, now);
  table.moves?.push({ type: 'discard', seat: player.seat, tile, riichi });
  player.hand = without(player.hand, [tile]);
  player.discards.push(tile);
  player.ippatsu = false;
  if (now && !now.fromDead) tell(table, player, { type: 'draw' });
  if (riichi) tell(table, player, { type: 'riichi' });
  player.story.push({ type: 'discard', tile });
  const wins = winnersOn(table, player, tile);
  for (const other of others(table, player.seat)) other.story.push({ type: 'others-discard', tile });
  if (wins.length > 0 || !riichi) return wins;
  player.riichi = kind;
  player.ippatsu = table.options.ippatsu;
  table.bets += 1;
  return wins;
}

/** Plays a hand to its end; returns the wins, none in a draw. */
export function playHand(table: Table): Win[] {
  let seat = 0;
  let need: 'draw' | 'replacement' | 'throw' = 'draw';
  for (;;) {
    const player = table.players[seat % 4];
    if (!player) return [];
    let tile: string;
    let now: Drew | undefined;
    if (need === 'throw') {
      const meld = player.melds.at(-1);
      tile = chooseDiscard(player, table.random, meld ? bannedAfter(meld) : []);
    } else {
      if (need === 'draw' && isLast(table)) {
        for (const one of table.players) askWaiting(table, one);
        return [];
      }
      const turn = drawTurn(table, player, need === 'replacement');
      if (turn === 'redeal') return [];
      if (Array.isArray(turn)) return turn;
      now = { tile: turn.drawn, fromDead: turn.fromDead };
      player.hand.push(turn.drawn);
      tile = player.riichi === 'none' ? chooseDiscard(player, table.random) : turn.drawn;
    }
    const wins = throwTile(table, player, tile, now);
    if (wins === 'redeal') return [];
    if (wins.length > 0) return wins;
    const aborted = abortOf(table);
    if (aborted) {
      table.aborted = aborted;
      return [];
    }
    const caller = callOn(table, player, tile);
    if (caller?.open) turnIndicator(table, caller.player);
    need = caller ? (caller.open ? 'replacement' : 'throw') : 'draw';
    seat = caller ? caller.player.seat : (seat + 1) % 4;
  }
}
