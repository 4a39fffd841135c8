import {
  type BySeat,
  type HandRequest,
  type RiichiEvent,
  SEAT_NUMBERS,
  type SeatNumber,
  type Tile,
  type Wind,
  compareTiles,
  eachSeat,
  formatTiles,
  isOutside,
  kindOf,
  placeSeen,
  waitsOf,
  windOf,
  type RiichiRules,
} from '../engine/riichi/index.ts';
import { sumOf } from './fields.ts';
import type { LoggedHand, LoggedWin } from './log.ts';
import { fail } from './problem.ts';
import type { Player } from './player.ts';
import { type Declared, Replay } from './replay.ts';
import { type Passed, Watch } from './watch.ts';

/** A hand without its rulebook. */
export type AnyRules = Omit<HandRequest, 'rules' | 'knobs'>;

/** A hand that somebody won. */
export interface PlayedWin {
  readonly seat: SeatNumber;
  /** The seat of the winning tile: the winner's own for a draw. */
  readonly from: SeatNumber;
  /** The hand with all that happened to it, sticks included. */
  readonly hand: AnyRules;
}

/** A hand that was played through: what to settle under any rulebook, and what was paid. */
export interface PlayedHand {
  readonly roundWind: Wind;
  readonly dealer: SeatNumber;
  readonly firstDealer: SeatNumber;
  readonly counters: number;
  readonly bets: number;
  readonly scores: BySeat<number>;
  /** Seats whose riichi stands. */
  readonly riichi: readonly SeatNumber[];
  readonly event: RiichiEvent;
  readonly wins: readonly PlayedWin[];
  readonly declared: readonly Declared[];
  /** Tiles that somebody waited for and did not win on, in order. */
  readonly passed: readonly Passed[];
  /** What each seat has more or less after the hand, sticks included, as the file tells it; undefined where it does not. */
  readonly paid: BySeat<number> | undefined;
}

const BET = 1000;

/** What follows from the table is not repeated in a winner's hand. */
const OF_THE_TABLE: readonly (keyof AnyRules)[] = ['by', 'seatWind', 'roundWind', 'counters', 'bets', 'discarder'];

const seated = (hand: AnyRules): Partial<AnyRules> =>
  Object.fromEntries(Object.entries(hand).filter(([name]) => !OF_THE_TABLE.some((one) => one === name)));

const sorted = (tiles: readonly Tile[]): string => formatTiles(tiles.toSorted(compareTiles));

function wonBy(win: LoggedWin, replay: Replay, logged: LoggedHand, firstOf: SeatNumber): PlayedWin {
  const { seat, from, ura } = win;
  const { last, left, unbroken } = replay;
  const player = replay.players[seat];
  if (last?.seat !== from || (last.type === 'drawn') !== (seat === from)) fail('no-such-win');
  const byDraw = last.type === 'drawn';
  const isRobbed = last.type === 'laid';
  const hand = byDraw ? player.hand.slice(0, -1) : player.hand;
  const seen = placeSeen(seat, from);
  const firstTurn = !isRobbed && unbroken && player.discards.length === 0;
  const riichi = SEAT_NUMBERS.filter((one) => replay.players[one].riichi !== 'none');
  const own = Number(player.riichi !== 'none');
  const isFirst = seat === firstOf;
  return {
    seat,
    from,
    hand: {
      concealed: sorted(hand),
      melds: player.melds,
      winningTile: last.tile,
      by: byDraw ? 'draw' : 'discard',
      seatWind: windOf(seat, logged.dealer),
      roundWind: logged.roundWind,
      riichi: player.riichi,
      ippatsu: player.ippatsu,
      lastTile: !isRobbed && left === 0,
      afterKong: last.type === 'drawn' && last.afterKong,
      firstTurn,
      ...(last.type === 'laid' && { robbedKong: last.form }),
      doraIndicators: logged.indicators.join(''),
      uraIndicators: player.riichi === 'none' ? '' : ura.join(''),
      counters: logged.counters,
      bets: isFirst ? logged.bets + riichi.length : own,
      ...(seen && { discarder: seen }),
    },
  };
}

const isNagashi = ({ fed, discards }: Player): boolean =>
  !fed && discards.length > 0 && discards.every((tile) => isOutside(kindOf(tile)));

/** Whether a player is tenpai, where a file does not say so. */
function waits({ hand, melds }: Player, rules: RiichiRules): boolean {
  const found = waitsOf({ concealed: sorted(hand), melds: melds.map(({ tiles }) => tiles) }, rules);
  return found.ok && found.value.tenpai;
}

function eventOf(logged: LoggedHand, replay: Replay, wins: readonly PlayedWin[], rules: RiichiRules): RiichiEvent {
  const { end } = logged;
  if (end.type === 'abort') return { type: 'abort', why: end.why };
  if (end.type === 'draw') {
    const isTold = end.deltas.some((points) => points !== 0) && !end.nagashi;
    const tenpai = isTold
      ? SEAT_NUMBERS.filter((seat) => end.deltas[seat] > 0)
      : (end.tenpai ?? SEAT_NUMBERS.filter((seat) => waits(replay.players[seat], rules)));
    const nagashi = SEAT_NUMBERS.filter((seat) => end.nagashi && isNagashi(replay.players[seat]));
    return { type: 'draw', tenpai, ...(nagashi.length > 0 && { nagashi }) };
  }
  const winners = wins.map(({ seat, hand }) => ({ seat, hand: seated(hand) }));
  const [first] = wins;
  const [winner] = winners;
  if (!first || !winner) fail('no-such-win');
  return first.seat === first.from ? { type: 'tsumo', winner } : { type: 'ron', discarder: first.from, winners };
}

/** The winner who plays first after the discarder: the sticks of the table are his. */
const nearest = (wins: readonly LoggedWin[]): LoggedWin =>
  wins.toSorted((a, b) => ((a.seat - a.from + 4) % 4) - ((b.seat - b.from + 4) % 4))[0] ?? fail('no-such-win');

/** What a file tells of the points of a hand, all its wins together; undefined where one of them is silent. */
function toldIn({ end }: LoggedHand): BySeat<number> | undefined {
  if (end.type !== 'win') return end.deltas;
  const told = end.wins.flatMap(({ deltas }) => (deltas ? [deltas] : []));
  return told.length === end.wins.length ? sumOf(told) : undefined;
}

/**
 * What each seat has more or less after a hand. Points told for a hand leave out the sticks that were put down in it; some
 * writers take them off already, which the scores after the hand show. A file without points tells them by its scores.
 */
function paidIn(
  logged: LoggedHand,
  riichi: readonly SeatNumber[],
  after: BySeat<number> | undefined,
): BySeat<number> | undefined {
  const { scores } = logged;
  const told = toldIn(logged);
  if (!told) return after && eachSeat((seat) => after[seat] - scores[seat]);
  const isNet = after !== undefined && SEAT_NUMBERS.every((seat) => after[seat] === scores[seat] + told[seat]);
  return isNet ? told : eachSeat((seat) => told[seat] - (riichi.includes(seat) ? BET : 0));
}

/**
 * Plays a logged hand through; `rules` say what tenpai is, where a file does not tell who was, and `next` are the scores
 * of the next hand, where there is one.
 */
export function playThrough(
  logged: LoggedHand,
  firstDealer: SeatNumber,
  rules: RiichiRules,
  next?: BySeat<number>,
): PlayedHand {
  const replay = new Replay(logged);
  const watch = new Watch(logged, replay);
  for (const move of logged.moves) {
    replay.play(move);
    watch.follow(move);
  }
  const { end } = logged;
  const wonOn = end.type === 'win' || (end.type === 'abort' && end.why === 'triple-ron');
  if (!wonOn) replay.settleLast();
  const wins = end.type === 'win' ? end.wins.map((win) => wonBy(win, replay, logged, nearest(end.wins).seat)) : [];
  const riichi = SEAT_NUMBERS.filter((seat) => replay.players[seat].riichi !== 'none');
  const { roundWind, dealer, counters, bets, scores } = logged;
  return {
    ...{ roundWind, dealer, firstDealer, counters, bets, scores, riichi, wins },
    declared: replay.declared,
    passed: watch.passedBut(end.type === 'win' ? end.wins.map(({ seat }) => seat) : wonOn ? SEAT_NUMBERS : []),
    event: eventOf(logged, replay, wins, rules),
    paid: paidIn(logged, riichi, logged.after ?? next),
  };
}
