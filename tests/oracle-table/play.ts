import { bannedAfter, callOn } from './calls.ts';
import { allowsKong } from './kongs.ts';
import { type Player, chooseDiscard, distance, isClosed } from './player.ts';
import { type Table, type Win, breakIn, isFirst, isLast, others, sameKind, turnIndicator, windsOf } from './state.ts';
import { countOf, firstKind, kindOf, suitOf, without } from './tiles.ts';
import type { MeldRequest, RulesId } from './types.ts';
import { isOrphans, waitsOf } from './waits.ts';
import { hasYaku } from './yaku.ts';

/** Whether a player may and will win with a tile; in a first turn by discard only where that is a yaku. */
function takesWin(table: Table, player: Player, tile: string, byDraw: boolean, flags: Win['flags']): boolean {
  const { winsFrom, robsOnly } = player.temper;
  if (table.deal.live.length > winsFrom || (robsOnly && flags.robbedKong === undefined)) return false;
  if (distance(player, [...player.hand, tile]) >= 0) return false;
  const { firstTurn, lastTile, afterKong, robbedKong } = flags;
  const blessed = firstTurn === true && (byDraw || table.options.renhou !== 'none');
  const special = [blessed, lastTile, afterKong, robbedKong !== undefined].includes(true);
  return hasYaku(player, { tile, byDraw, special }, windsOf(table, player), table.rules !== 'ema-2012');
}

/** The winners on a tile that someone lets go; by some rulebooks only the nearest, and none when there are three. */
function winnersOn(table: Table, from: Player, tile: string, robbedKong?: 'added' | 'concealed'): Win[] | 'redeal' {
  const wins = others(table, from.seat).flatMap((player): Win[] => {
    if (robbedKong === 'concealed' && !isOrphans([...player.hand, tile].map(kindOf))) return [];
    const firstTurn = robbedKong === undefined && isFirst(table, player);
    const flags = { lastTile: isLast(table), firstTurn, ...(robbedKong && { robbedKong }) };
    return takesWin(table, player, tile, false, flags) ? [{ player, tile, discarder: from.seat, flags }] : [];
  });
  if (table.rules !== 'tesuji-2018') return wins;
  return wins.length === 3 ? 'redeal' : wins.slice(0, 1);
}

/** A kong that a player lays on his turn: four in the hand, or a tile added to his pung. */
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

/** One draw and what follows on it: a win, kongs with their replacements, at last the tile to throw. */
function drawTurn(table: Table, player: Player, fromDead: boolean): Win[] | { drawn: string } | 'redeal' {
  const { deal } = table;
  if (fromDead) deal.live.pop();
  const drawn = fromDead ? deal.replacements.shift() : deal.live.shift();
  if (drawn === undefined) return [];
  const flags = { lastTile: isLast(table), afterKong: fromDead, firstTurn: isFirst(table, player) };
  if (takesWin(table, player, drawn, true, flags)) return [{ player, tile: drawn, flags }];
  const kong = layKong(table, player, drawn);
  if (!kong) return { drawn };
  const kind = firstKind(kong.tiles);
  const laid = sameKind([...player.hand, drawn], kind);
  const [tile = drawn] = laid;
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

const ABORTING: readonly RulesId[] = ['ema-2012', 'tesuji-2018'];

/** Whether the hand ends without a win: four kongs of several players, or four in riichi, where the rulebook has it. */
const aborts = ({ rules, kongs, players }: Table): boolean =>
  ABORTING.includes(rules) &&
  ((kongs.length === 4 && new Set(kongs.map(({ seat }) => seat)).size > 1) ||
    players.every(({ riichi }) => riichi !== 'none'));

/** Throws a tile, with riichi where declared; gives the wins on it. */
function throwTile(table: Table, player: Player, tile: string): Win[] | 'redeal' {
  const riichi = declares(table, player, tile);
  const kind = isFirst(table, player) ? 'double' : 'riichi';
  player.hand = without(player.hand, [tile]);
  player.discards += 1;
  player.ippatsu = false;
  const wins = winnersOn(table, player, tile);
  if (wins.length > 0 || !riichi) return wins;
  player.riichi = kind;
  player.ippatsu = table.options.ippatsu;
  table.bets += 1;
  return wins;
}

/** Plays a hand to its end; the wins, none where it is drawn. */
export function playHand(table: Table): Win[] {
  let seat = 0;
  let need: 'draw' | 'replacement' | 'throw' = 'draw';
  for (;;) {
    const player = table.players[seat % 4];
    if (!player) return [];
    let tile: string;
    if (need === 'throw') {
      const meld = player.melds.at(-1);
      tile = chooseDiscard(player, table.random, meld ? bannedAfter(meld) : []);
    } else {
      if (need === 'draw' && isLast(table)) return [];
      const turn = drawTurn(table, player, need === 'replacement');
      if (turn === 'redeal') return [];
      if (Array.isArray(turn)) return turn;
      player.hand.push(turn.drawn);
      tile = player.riichi === 'none' ? chooseDiscard(player, table.random) : turn.drawn;
    }
    const wins = throwTile(table, player, tile);
    if (wins === 'redeal') return [];
    if (wins.length > 0 || aborts(table)) return wins;
    const caller = callOn(table, player, tile);
    if (caller?.open) turnIndicator(table, caller.player);
    need = caller ? (caller.open ? 'replacement' : 'throw') : 'draw';
    seat = caller ? caller.player.seat : (seat + 1) % 4;
  }
}
