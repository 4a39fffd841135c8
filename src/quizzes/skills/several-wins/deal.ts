import type { SeatNumber } from '../../../engine/riichi/index.ts';
import { canBeWon } from '../../hands/least.ts';
import { attempts } from '../../base/attempts.ts';
import type { Random } from '../../base/random.ts';
import type { Order } from '../../skill-kit/skill.ts';
import { SEATS } from '../../table/seats.ts';

/** A winner with his hand's score. */
export type CountedWinner =
  | { readonly seat: SeatNumber; readonly han: number; readonly fu: number }
  | {
      readonly seat: SeatNumber;
      readonly yakuman: 1;
      readonly liable: readonly [{ readonly from: 'left' | 'across' | 'right'; readonly pattern: string }];
    };

/** A won hand to settle; seat 0 is East. */
export interface WonHand {
  readonly event:
    | { readonly type: 'ron'; readonly discarder: SeatNumber; readonly winners: readonly CountedWinner[] }
    | { readonly type: 'tsumo'; readonly winner: CountedWinner };
  readonly riichi: readonly SeatNumber[];
  readonly counters: number;
  readonly bets: number;
  /** The seat whose change of points is asked for. */
  readonly seat: SeatNumber;
}

const HAN = [1, 2, 3, 4] as const;
const FU = [30, 40, 50] as const;
/** From five counters on, a rulebook may demand more than one yaku. */
const MOST_COUNTERS = 4;
const MOST_TRIES = 50;

function counted(random: Random, seat: SeatNumber, order: Order): CountedWinner | undefined {
  return attempts(MOST_TRIES, () => {
    const [han, fu] = [random.pick(HAN), random.pick(FU)];
    return canBeWon(han, fu, 'discard', order) ? { seat, han, fu } : undefined;
  });
}

/** Where a player sees another one. */
const seen = (by: SeatNumber, other: SeatNumber): 'left' | 'across' | 'right' =>
  (other - by + 4) % 4 === 1 ? 'right' : (other - by + 4) % 4 === 2 ? 'across' : 'left';

/** A limit hand with a liable player, won by ron or tsumo. */
function liableHand(random: Random): Omit<WonHand, 'counters' | 'bets' | 'riichi'> {
  const [winner, feeder, third] = random.shuffled(SEATS) as [SeatNumber, SeatNumber, SeatNumber];
  const one: CountedWinner = {
    seat: winner,
    yakuman: 1,
    liable: [{ from: seen(winner, feeder), pattern: random.pick(['daisangen', 'daisuushii']) }],
  };
  const byDraw = random.chance(0.5);
  const discarder = random.chance(0.8) ? third : feeder;
  return {
    event: byDraw ? { type: 'tsumo', winner: one } : { type: 'ron', discarder, winners: [one] },
    seat: random.pick(byDraw ? [feeder, third] : [feeder, discarder, third]),
  };
}

/** Deals a hand with one to three winners on a discard, or with a liable player. */
export function dealWins(random: Random, order: Order): WonHand | undefined {
  const table = { counters: random.below(MOST_COUNTERS + 1), bets: random.below(3) };
  if (order.level > 1 && random.chance(0.3)) return { ...liableHand(random), ...table, riichi: [] };
  const [discarder, ...others] = random.shuffled(SEATS) as [SeatNumber, ...SeatNumber[]];
  const many = random.weighted([
    [1, order.level === 1 ? 2 : 1],
    [2, 5],
    [3, order.level === 1 ? 0 : 1],
  ]);
  const winners = others.slice(0, many).map((seat) => counted(random, seat, order));
  if (!winners.every((one) => one !== undefined)) return undefined;
  const riichi = SEATS.filter(() => random.chance(0.35));
  const asked = random.chance(0.25) ? discarder : random.pick(others.slice(0, many));
  return { event: { type: 'ron', discarder, winners }, riichi, ...table, seat: asked };
}
