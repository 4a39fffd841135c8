import { judgeKong } from './kongs.ts';
import { type Player, type Temper, chooseDiscard, distance, isClosed, wantsCall } from './player.ts';
import type { Random } from './random.ts';
import { countOf, kindOf, rankOf, suitOf, without } from './tiles.ts';
import type { HandRequest, Knobs, Liable, MeldRequest, RulesId, Side } from './types.ts';
import type { Deal } from './wall.ts';
import { isComplete, isOrphans, waitsOf } from './waits.ts';
import { hasYaku } from './yaku.ts';

/** A table in play. */
export interface Table {
  rules: RulesId;
  knobs: Knobs;
  random: Random;
  players: Player[];
  deal: Deal;
  roundWind: 'east' | 'south';
  counters: number;
  /** Riichi sticks on the table. */
  bets: number;
  /** Dora indicators turned. */
  turned: number;
  kongs: { seat: number; late: boolean }[];
  /** No set has been called or laid yet. */
  unbroken: boolean;
}

/** A win as it happened. */
export interface Win {
  player: Player;
  tile: string;
  discarder?: number;
  flags: Pick<HandRequest, 'lastTile' | 'afterKong' | 'firstTurn' | 'robbedKong'>;
}

/** Starts a hand of play. */
export function openTable(base: Pick<Table, 'rules' | 'knobs' | 'random' | 'deal'>, tempers: readonly Temper[]): Table {
  const players = tempers.map((temper, seat): Player => {
    const hand = base.deal.hands[seat] ?? [];
    return { seat, hand, melds: [], discards: 0, riichi: 'none', ippatsu: false, liable: [], temper };
  });
  const { random } = base;
  const [roundWind, counters, bets] = [random.pick(['east', 'south'] as const), random.below(4), random.below(3)];
  return { ...base, players, roundWind, counters, bets, turned: 1, kongs: [], unbroken: true };
}

/** The side on which one seat sits, seen from another. */
export const sideOf = (from: number, seen: number): Side =>
  (['right', 'across', 'left'] as const)[((from - seen + 4) % 4) - 1] ?? 'left';

const WINDS = ['1z', '2z', '3z', '4z'];
const others = (table: Table, seat: number): Player[] =>
  [1, 2, 3].flatMap((step) => table.players.filter((player) => player.seat === (seat + step) % 4));
const isLast = (table: Table): boolean => table.deal.live.length === 0;
const windsOf = (table: Table, { seat }: Player): string[] => [
  WINDS[seat] ?? '1z',
  table.roundWind === 'east' ? '1z' : '2z',
];
const isFirst = (table: Table, player: Player): boolean => table.unbroken && player.discards === 0;

/** Whether a player may and will win with a tile; in a first turn by discard only where that is a yaku. */
function takesWin(table: Table, player: Player, tile: string, byDraw: boolean, flags: Win['flags']): boolean {
  const { winsFrom, robsOnly } = player.temper;
  if (table.deal.live.length > winsFrom || (robsOnly && flags.robbedKong === undefined)) return false;
  if (!isComplete([...player.hand, tile].map(kindOf))) return false;
  const { firstTurn, lastTile, afterKong, robbedKong } = flags;
  const blessed = firstTurn && (byDraw || table.knobs.renhou !== 'none');
  const special = Boolean(blessed ?? false) || Boolean(lastTile) || Boolean(afterKong) || robbedKong !== undefined;
  return hasYaku(player, { tile, byDraw, special }, windsOf(table, player), table.rules !== 'ema-2012');
}

function breakIn(table: Table): void {
  table.unbroken = false;
  for (const player of table.players) player.ippatsu = false;
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

const isDragon = ({ type, tiles }: MeldRequest): boolean => type !== 'chow' && /^[567]+z$/.test(tiles);
const isWindSet = ({ type, tiles }: MeldRequest): boolean => type !== 'chow' && /^[1234]+z$/.test(tiles);
const isFed = ({ form }: MeldRequest): boolean => form !== 'concealed';

/** What a call makes its feeder liable for, by the sets that lay there before. */
function liabilityOf(before: readonly MeldRequest[], meld: MeldRequest, from: Side): Liable[] {
  const fed = before.filter(isFed);
  const found: [string, boolean][] = [
    ['daisangen', isDragon(meld) && fed.filter(isDragon).length === 2],
    ['daisuushii', isWindSet(meld) && fed.filter(isWindSet).length === 3],
    ['suukantsu', meld.form === 'open' && before.filter(({ type }) => type === 'kong').length === 3],
  ];
  return found.flatMap(([pattern, holds]) => (holds ? [{ from, pattern }] : []));
}

/** Takes a discard for a set. */
function call(
  table: Table,
  player: Player,
  from: Player,
  tile: string,
  used: string[],
  type: MeldRequest['type'],
): void {
  const side = sideOf(from.seat, player.seat);
  const tiles = [...used, tile].sort((a, b) => rankOf(a) - rankOf(b)).map((one) => one.charAt(0));
  const form = type === 'kong' ? { form: 'open' as const } : {};
  const meld: MeldRequest = { type, ...form, tiles: tiles.join('') + suitOf(tile), called: tile, from: side };
  player.liable.push(...liabilityOf(player.melds, meld, side));
  player.hand = without(player.hand, used);
  player.melds.push(meld);
  breakIn(table);
}

function turnIndicator(table: Table, player: Player): void {
  table.kongs.push({ seat: player.seat, late: player.riichi !== 'none' });
  if (table.knobs.kanDora) table.turned += 1;
}

const sameKind = (hand: readonly string[], tile: string): string[] =>
  hand.filter((one) => kindOf(one) === kindOf(tile));

/** What the discard just made can be called for, first those with priority. */
function callOn(table: Table, from: Player, tile: string): { player: Player; open: boolean } | undefined {
  if (isLast(table)) return undefined;
  const free = others(table, from.seat).filter(({ riichi }) => riichi === 'none');
  for (const player of free) {
    const same = sameKind(player.hand, tile);
    if (same.length === 3 && table.kongs.length < 4 && wantsCall(player, same, table.random)) {
      call(table, player, from, tile, same, 'kong');
      return { player, open: true };
    }
    const rest = without(player.hand, same.slice(0, 2));
    const canThrow = rest.some((one) => kindOf(one) !== kindOf(tile));
    if (same.length >= 2 && canThrow && wantsCall(player, same.slice(0, 2), table.random)) {
      call(table, player, from, tile, same.slice(0, 2), 'pung');
      return { player, open: false };
    }
  }
  const next = free.find(({ seat }) => seat === (from.seat + 1) % 4);
  const used = next && suitOf(tile) !== 'z' ? chowWith(table, next, tile) : undefined;
  if (!next || !used) return undefined;
  call(table, next, from, tile, used, 'chow');
  return { player: next, open: false };
}

/** The kinds that may not be thrown at once after a call: the same, and the other end of a chow. */
export function bannedAfter({ type, tiles, called }: MeldRequest): string[] {
  const [kind, suit] = [kindOf(called ?? ''), suitOf(called ?? '')];
  const ranks = [...new Set([...tiles.slice(0, -1).replace('0', '5')].map(Number))].sort((a, b) => a - b);
  if (type !== 'chow') return [kind];
  const [low = 0, , high = 0] = ranks;
  const other = rankOf(kind) === low ? high + 1 : rankOf(kind) === high ? low - 1 : 0;
  return [kind, `${other}${suit}`];
}

function chowWith(table: Table, player: Player, tile: string): string[] | undefined {
  for (const steps of table.random.shuffled([
    [-2, -1],
    [-1, 1],
    [1, 2],
  ])) {
    const used = steps.map((step) =>
      player.hand.find((one) => kindOf(one) === `${rankOf(tile) + step}${suitOf(tile)}`),
    );
    const [a, b] = used;
    if (a === undefined || b === undefined || !wantsCall(player, [a, b], table.random)) continue;
    const tiles = [a, b, tile].map((one) => one.charAt(0)).join('') + suitOf(tile);
    const banned = bannedAfter({ type: 'chow', tiles, called: tile });
    if (without(player.hand, [a, b]).some((one) => !banned.includes(kindOf(one)))) return [a, b];
  }
  return undefined;
}

/** A kong that a player lays on his turn: four in the hand, or a tile added to his pung. */
function layKong(table: Table, player: Player, drawn: string): MeldRequest | undefined {
  if (table.kongs.length > 3 || isLast(table)) return undefined;
  const all = [...player.hand, drawn];
  const pung = player.melds.find(
    ({ type, tiles }) =>
      type === 'pung' && all.some((tile) => kindOf(tile) === kindOf(tiles.charAt(0) + tiles.slice(-1))),
  );
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
  const kongs = player.melds.map(({ tiles }) => kindOf(tiles.charAt(0) + tiles.slice(-1)));
  const ruling = judgeKong({ kinds: player.hand.map(kindOf), kongs }, kind, table.knobs.kongAfterRiichi);
  return kindOf(drawn) === kind && ruling === 'allowed' ? meld : undefined;
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
  const kind = kindOf(kong.tiles.charAt(0) + kong.tiles.slice(-1));
  const laid = sameKind([...player.hand, drawn], kind);
  const [tile = drawn] = laid;
  if (kong.form === 'added' || table.knobs.robConcealedKong) {
    const robbers = winnersOn(table, player, tile, kong.form === 'added' ? 'added' : 'concealed');
    if (robbers.length > 0) return robbers;
  }
  player.hand = without([...player.hand, drawn], laid);
  const at = kong.form === 'added' ? player.melds.findIndex((meld) => isGrown(meld, kind)) : player.melds.length;
  const added = kong.form === 'added' ? { tiles: tile.charAt(0) + kong.tiles } : {};
  player.melds.splice(at, 1, { ...kong, ...added });
  breakIn(table);
  turnIndicator(table, player);
  return drawTurn(table, player, true);
}

const isGrown = ({ type, tiles }: MeldRequest, kind: string): boolean =>
  type === 'pung' && kindOf(tiles.charAt(0) + tiles.slice(-1)) === kind;

/** Whether a player declares riichi with what would be left after his discard. */
function declares(table: Table, player: Player, thrown: string): boolean {
  const { knobs, deal, random } = table;
  const left = without(player.hand, [thrown]);
  if (player.riichi !== 'none' || !isClosed(player) || deal.live.length < knobs.riichiTilesLeft) return false;
  if (!random.chance(player.temper.riichi) || distance(player, left) !== 0) return false;
  const kinds = left.map(kindOf);
  return waitsOf(kinds).some((wait) => countOf(kinds, wait) < 4 && !player.melds.some((meld) => isHeld(meld, wait)));
}

const isHeld = ({ tiles }: MeldRequest, kind: string): boolean => kindOf(tiles.charAt(0) + tiles.slice(-1)) === kind;

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
  player.ippatsu = table.knobs.ippatsu;
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
