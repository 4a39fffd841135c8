import type { Player, Temper } from './player.ts';
import type { Random } from './random.ts';
import { kindOf } from './tiles.ts';
import type { Ask, Happening, HandRequest, MeldRequest, Options, RulesId, Side } from './types.ts';
import type { Deal } from './wall.ts';

/** A table in play. */
export interface Table {
  rules: RulesId;
  options: Options;
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
  /** The actions as questions to a judge; absent when not recorded. */
  asks?: Ask[];
  /** What was done, in order; absent when not recorded. */
  moves?: Recorded[];
  /** How the hand was aborted. */
  aborted?: 'nine-terminals' | 'four-winds' | 'four-riichi' | 'four-kongs' | 'triple-ron';
}

/** One thing that somebody did. */
export type Recorded =
  | { type: 'draw'; seat: number; tile: string }
  | { type: 'discard'; seat: number; tile: string; riichi: boolean }
  | { type: 'call'; seat: number; set: MeldRequest['type']; from: number; tile: string; own: string[] }
  | { type: 'concealed-kong'; seat: number; tiles: string[] }
  | { type: 'added-kong'; seat: number; tile: string };

/** A win as it happened. */
export interface Win {
  player: Player;
  tile: string;
  discarder?: number;
  flags: Pick<HandRequest, 'lastTile' | 'afterKong' | 'firstTurn' | 'robbedKong'>;
}

/** Starts a hand of play. */
export function openTable(
  base: Pick<Table, 'rules' | 'options' | 'random' | 'deal'>,
  tempers: readonly Temper[],
): Table {
  const players = tempers.map((temper, seat): Player => {
    const hand = base.deal.hands[seat] ?? [];
    return {
      seat,
      hand,
      melds: [],
      discards: [],
      fed: false,
      story: [],
      riichi: 'none',
      ippatsu: false,
      liable: [],
      temper,
    };
  });
  const { random } = base;
  const [roundWind, counters, bets] = [random.pick(['east', 'south'] as const), random.below(4), random.below(3)];
  return { ...base, players, roundWind, counters, bets, turned: 1, kongs: [], unbroken: true };
}

/** The side on which one seat sits, seen from another. */
export const sideOf = (from: number, seen: number): Side =>
  (['right', 'across', 'left'] as const)[((from - seen + 4) % 4) - 1] ?? 'left';

const WINDS = ['1z', '2z', '3z', '4z'];

/** The other three players in the order in which they play after a seat. */
export const others = (table: Table, seat: number): Player[] =>
  [1, 2, 3].flatMap((step) => table.players.filter((player) => player.seat === (seat + step) % 4));

/** Whether no tile is left to draw. */
export const isLast = (table: Table): boolean => table.deal.live.length === 0;

/** The kinds of wind whose pung is worth a han to a player. */
export const windsOf = (table: Table, { seat }: Player): string[] => [
  WINDS[seat] ?? '1z',
  table.roundWind === 'east' ? '1z' : '2z',
];

/** Whether a player has not discarded and no set has been called or declared. */
export const isFirst = (table: Table, player: Player): boolean => table.unbroken && player.discards.length === 0;

/** Tells a player what he did, and the others what they saw. */
export function tell(table: Table, doer: Player, own: Happening, seen?: Happening): void {
  doer.story.push(own);
  if (seen) for (const other of others(table, doer.seat)) other.story.push(seen);
}

/** The effect of any called set or declared kong: it ends the first go-around and every ippatsu. */
export function breakIn(table: Table): void {
  table.unbroken = false;
  for (const player of table.players) player.ippatsu = false;
}

/** Counts a kong that was not robbed, and turns its indicator where the rulebook has one. */
export function turnIndicator(table: Table, player: Player): void {
  table.kongs.push({ seat: player.seat, late: player.riichi !== 'none' });
  if (table.options.kanDora) table.turned += 1;
}

/** The tiles of a hand of the same kind as this one. */
export const sameKind = (hand: readonly string[], tile: string): string[] =>
  hand.filter((one) => kindOf(one) === kindOf(tile));
