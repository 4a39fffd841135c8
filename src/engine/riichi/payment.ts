import type { Clause } from '../clause.ts';
import type { WinningHand } from '../hand.ts';
import type { Seat } from '../request.ts';
import type { Payer, Step } from '../step.ts';
import { FIRST_HONOUR } from '../tile.ts';
import type { RiichiRules } from './rules.ts';
import { type Shares, discarderTimes, upToHundred } from './shares.ts';

/** Who pays what, in points. `total` is what the winner gets from players, counters included, bets not. */
export interface Payment extends Shares {
  readonly total: number;
  /** What liable players pay, by seat. */
  readonly liable: Partial<Record<Seat, number>> | null;
  /** Bets taken from the table. */
  readonly bets: number;
}

const STICK = 1000;

/**
 * Adds the payers' lines to `steps` and returns what they come to (EMA 2016 4.1.2, 3.4.10). A `feeder` answers for the
 * whole hand: alone on a draw; with the discarder, as the rulebook splits it, on a discard (EMA 2016 3.3.9).
 */
export function addPayment(
  steps: Step[],
  hand: WinningHand,
  base: number,
  feeder: Seat | undefined,
  rules: RiichiRules,
): Payment {
  const { request, byDraw } = hand;
  const { knobs, cite } = rules;
  const isEast = hand.seat === FIRST_HONOUR;
  const shares = discarderTimes(isEast);
  const counters = (request.counters ?? 0) * knobs.counterValue;

  const pay = (who: Payer, part: number, times: number, rule: Clause): number => {
    const exact = part * times;
    const value = upToHundred(exact);
    if (value !== exact)
      steps.push({ kind: 'round', unit: 'points', from: exact, to: value, who, cite: cite['payment-rounding'] });
    steps.push({ kind: 'pay', who, value, of: 'hand', base: part, times, cite: rule });
    return value;
  };
  const payCounters = (who: Payer, value: number): number => {
    if (value > 0) steps.push({ kind: 'pay', who, value, of: 'counters', cite: cite.counters });
    return value;
  };

  let discarder: number | null = null;
  let east: number | null = null;
  let others: number | null = null;
  let fed = 0;
  let total: number;
  if (byDraw) {
    if (feeder === undefined) {
      if (!isEast) east = pay('east', base, 2, cite['pay-tsumo']) + payCounters('east', counters / 3);
      others = pay('others', base, isEast ? 2 : 1, cite['pay-tsumo']) + payCounters('others', counters / 3);
    } else {
      if (!isEast) east = 0;
      others = 0;
      fed = pay('liable', base, shares, cite['pao-tsumo']) + payCounters('liable', counters);
    }
    total = (isEast ? others * 3 : east! + others * 2) + fed;
  } else {
    const alone = feeder === undefined || feeder === request.discarder || knobs.paoRon === 'discarder';
    const part = alone ? base : knobs.paoRon === 'split' ? base / 2 : 0;
    discarder = part > 0 ? pay('discarder', part, shares, alone ? cite['pay-ron'] : cite.paoRon) : 0;
    if (!alone) fed = pay('liable', base - part, shares, cite.paoRon);
    if (!alone && knobs.paoCounters === 'feeder') fed += payCounters('liable', counters);
    else discarder += payCounters('discarder', counters);
    total = discarder + fed;
  }

  const bets = (request.bets ?? 0) * STICK;
  if (bets > 0) steps.push({ kind: 'pay', who: 'bets', value: bets, of: 'bets', cite: cite.bets });
  const liable = feeder !== undefined && fed > 0 ? { [feeder]: fed } : null;
  return { total, discarder, east, others, liable, bets };
}
