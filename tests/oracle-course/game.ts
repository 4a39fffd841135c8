import { oracleScore } from '../oracle/score.ts';
import type { HandRequest as ScoredRequest, Verdict } from '../oracle/types.ts';
import { oracleSettle } from '../oracle-settle/settle.ts';
import type { Seat, Settled, TableEvent } from '../oracle-settle/types.ts';
import { isWaiting } from '../oracle-table/asks.ts';
import type { Player } from '../oracle-table/player.ts';
import { type Random, makeRandom } from '../oracle-table/random.ts';
import { RIICHI_RULES } from '../oracle-table/rules.ts';
import { type PlayedTable, type Simulation, playTable } from '../oracle-table/simulate.ts';
import type { Table } from '../oracle-table/state.ts';
import { ALL_THEMES } from '../oracle-table/themes.ts';
import type { Ask, HandRequest } from '../oracle-table/types.ts';

type RiichiRules = (typeof RIICHI_RULES)[number];

/** The state of the table between two hands. */
export interface Standing {
  rules: RiichiRules;
  roundWind: 'east' | 'south';
  dealer: Seat;
  firstDealer: Seat;
  scores: number[];
  counters: number;
  bets: number;
}

/** A winner in the JSON form of a settle request: the hand in tiles, or what the players counted. */
export type SettledWinner = Record<string, unknown> & { seat: Seat; hand?: Record<string, unknown> };

/** A request to settle, winners in tiles. */
export interface TableRequest extends Omit<Standing, 'roundWind'> {
  roundWind: string;
  knobs?: object;
  riichi: Seat[];
  event: {
    type: string;
    discarder?: Seat;
    winner?: SettledWinner;
    winners?: SettledWinner[];
    tenpai?: Seat[];
    nagashi?: Seat[];
    why?: string;
  };
}

/** One hand of a game as played: what to settle, in tiles and as counted, and the players' actions. */
export interface Course {
  theme: string;
  /** The thirteen tiles of each player at the start, East first. */
  dealt: string[][];
  table: Table;
  hands: HandRequest[];
  inTiles: TableRequest;
  /** The same with winners counted by the players; absent when nobody won. */
  counted?: TableRequest;
  asks: (Ask & { rules: string; knobs?: object })[];
}

/** A game of a few hands, and its final state. */
export interface Game {
  courses: Course[];
  end: Standing;
}

/** The test profile scores like EMA 2016 except for these options. */
const TENHOU = {
  redFives: 3,
  countedHand: 'yakuman',
  renhou: 'none',
  yakumanAccumulate: true,
  robConcealedKong: false,
} as const;

function verdictOn({ rules, knobs, ...hand }: HandRequest): Verdict {
  const scored = rules === 'tenhou' ? { rules: 'ema-2016', knobs: { ...TENHOU, ...knobs } } : { rules, knobs };
  const counters = { counters: hand.counters ?? 0 };
  return oracleScore({ melds: [], riichi: 'none', ...hand, ...counters, ...scored } as ScoredRequest);
}

/** Fields that follow from the table and are not repeated for each winner's hand. */
const OF_THE_TABLE = new Set(['rules', 'knobs', 'by', 'seatWind', 'roundWind', 'counters', 'bets', 'discarder']);
const ownFields = (hand: HandRequest): Record<string, unknown> =>
  Object.fromEntries(Object.entries(hand).filter(([name]) => !OF_THE_TABLE.has(name)));

/** The seat of a player: the deal moves around the table, and during play East is 0. */
const seatOf = (player: number, dealer: Seat): Seat => ((player + dealer) % 4) as Seat;

const isNagashi = ({ fed, discards }: Player): boolean =>
  !fed && discards.length > 0 && discards.every((tile) => /^([19].|.z)$/.test(tile));

/** The players' count of a winning hand. */
function countedAs(verdict: Verdict, { liable }: HandRequest, seat: Seat): SettledWinner[] {
  if (verdict.kind === 'no-win') return [];
  if (verdict.yakuman > 0) return [{ seat, yakuman: verdict.yakuman, ...(liable && { liable }) }];
  return [{ seat, han: verdict.han, fu: verdict.fu }];
}

type Event = TableRequest['event'];

/** The end of the hand, with its winners in one form or the other. */
function eventOf({ table, wins }: PlayedTable, { dealer }: Standing, winners: SettledWinner[], random: Random): Event {
  const [first] = wins;
  const at = ({ seat }: Player): Seat => seatOf(seat, dealer);
  if (first) {
    if (first.discarder === undefined) return { type: 'tsumo', ...(winners[0] && { winner: winners[0] }) };
    return { type: 'ron', discarder: seatOf(first.discarder, dealer), winners: random.shuffled(winners) };
  }
  if (table.aborted) return { type: 'abort', why: table.aborted };
  const nagashi = table.players.filter(isNagashi).map(at);
  const says = (player: Player): boolean => player.riichi !== 'none' || random.chance(0.8);
  const tenpai = table.players.filter((player) => isWaiting(player) && says(player)).map(at);
  return { type: 'draw', tenpai, ...(nagashi.length > 0 && { nagashi }) };
}

/** Plays one hand; undefined when the winner counted too little for five counters. */
function playCourse(
  seed: number,
  standing: Standing,
  random: Random,
  more: Pick<Simulation, 'knobs' | 'recording'>,
): [Course, Settled] | undefined {
  const { rules, roundWind, counters, bets, dealer } = standing;
  const theme = random.pick(ALL_THEMES);
  const played = playTable(seed, {
    ...{ rules, theme, before: { roundWind, counters, bets }, asking: true },
    ...more,
  });
  const { dealt, table, wins, hands, knobs } = played;
  const verdicts = hands.map(verdictOn);
  if (verdicts.some(({ kind }) => kind === 'no-win')) return undefined;
  const seats = wins.map(({ player }) => seatOf(player.seat, dealer));
  const tiles = hands.flatMap((hand, i): SettledWinner[] => {
    const seat = seats[i];
    return seat === undefined ? [] : [{ seat, hand: ownFields(hand) }];
  });
  const amounts = hands.flatMap((hand, i): SettledWinner[] => {
    const [verdict, seat] = [verdicts[i], seats[i]];
    return verdict && seat !== undefined ? countedAs(verdict, hand, seat) : [];
  });
  const riichi = table.players.filter((one) => one.riichi !== 'none').map(({ seat }) => seatOf(seat, dealer));
  const base = { ...standing, ...(knobs && { knobs }), riichi: random.shuffled(riichi) };
  const inTiles: TableRequest = { ...base, event: eventOf(played, standing, tiles, random) };
  const counted = { ...base, event: eventOf(played, standing, amounts, random) };
  const settled = oracleSettle({ ...counted, event: counted.event as unknown as TableEvent });
  const asks = (table.asks ?? []).map((ask) => ({ rules, ...(knobs && { knobs }), ...ask }));
  return [{ theme, dealt, table, hands, inTiles, ...(hands.length > 0 && { counted }), asks }, settled];
}

const HANDS = 6;

/**
 * Plays up to six hands of a game under one rulebook; sticks, counters and scores carry over. Where a rulebook is given,
 * it is played without other options, and what is done is recorded.
 */
export function playGame(seed: number, given?: RiichiRules): Game {
  const random = makeRandom(seed);
  const rules = given ?? random.pick(RIICHI_RULES);
  const dealer = (given ? 0 : random.below(4)) as Seat;
  let standing: Standing = {
    ...{ rules, roundWind: random.pick(['east', 'south'] as const), dealer, firstDealer: dealer },
    ...{ scores: [30000, 30000, 30000, 30000], counters: 0, bets: 0 },
  };
  const courses: Course[] = [];
  for (let hand = 0; hand < HANDS; hand += 1) {
    const ended = playCourse(HANDS * seed + hand, standing, random, given ? { knobs: {}, recording: true } : {});
    if (!ended) continue;
    const [course, { next, scores }] = ended;
    courses.push(course);
    if (next.kind === 'same-hand') continue;
    if (next.kind === 'over') return { courses, end: { ...standing, scores, bets: next.bets } };
    const { dealer, counters, bets } = next;
    const roundWind = next.roundWind === 'east' ? 'east' : 'south';
    standing = { ...standing, dealer, roundWind, counters, bets, scores };
  }
  return { courses, end: standing };
}
