import type { Liable, SettleOptions, Winner } from './types.ts';

/** Up to the next full hundred. */
function up100(points: number): number {
  return Math.ceil(points / 100) * 100;
}

/** The base points of han and fu: a limit from five han on, and never more than a mangan below. */
function baseOfHan(han: number, fu: number, options: SettleOptions): number {
  if (han >= 13 && options.countedHand === 'yakuman') return 8000;
  if (han >= 11) return 6000;
  if (han >= 8) return 4000;
  if (han >= 6) return 3000;
  if (han === 5) return 2000;
  let base = fu * 4;
  for (let doubled = 0; doubled < han; doubled += 1) base *= 2;
  if (base === 1920 && options.roundUpMangan) return 2000;
  return Math.min(base, 2000);
}

/** Whether somebody is liable for big four winds where they are two yakuman (the printed booklet of EMA 2012). */
function areDoubleWinds({ liable = [] }: { liable?: Liable[] }, options: SettleOptions, rules: string): boolean {
  return rules === 'ema-2012' && options.pao.includes('daisuushii') && liable[0]?.pattern === 'daisuushii';
}

/** The base points of a winner's hand. */
export function baseOf(winner: Winner, options: SettleOptions, rules: string): number {
  if ('yakuman' in winner) return 8000 * (areDoubleWinds(winner, options, rules) ? 2 : winner.yakuman);
  if ('han' in winner) return baseOfHan(winner.han, winner.fu, options);
  throw new Error('a number of points is no riichi hand');
}

/** What the discarder owes for a hand of these base points, counters apart. */
export function ronAmount(base: number, winnerIsEast: boolean): number {
  return up100(base * (winnerIsEast ? 6 : 4));
}

/** What one player owes for a self-drawn hand of these base points, counters apart. */
export function tsumoShare(base: number, winnerIsEast: boolean, payerIsEast: boolean): number {
  return up100(winnerIsEast || payerIsEast ? base * 2 : base);
}
