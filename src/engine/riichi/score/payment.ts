import type { Clause } from '../../base/clause.ts';
import type { Seat } from '../../base/melds.ts';
import type { PatternId } from '../options/ids.ts';
import type { PayStep, Payer, Step } from './step.ts';
import { baseOf, limitStep, plainBase } from './limits.ts';
import type { RiichiRules } from '../options/rules.ts';
import { type Shares, type Winner, counterShare, discarderTimes, timesOf, totalOf, upToHundred } from './shares.ts';

/** Who pays what, in points. `total` is what the winner gets from players, counters included, bets not. */
export interface Payment extends Shares {
  readonly total: number;
  /** What liable players pay, by seat. */
  readonly liable: Partial<Record<Seat, number>> | null;
  /** Riichi sticks taken from the table. */
  readonly bets: number;
}

const STICK = 1000;

/** Who is liable for which pattern. */
export interface LiableFor {
  readonly from: Seat;
  readonly pattern: PatternId;
}

/** What decides the payment of a hand beside its base points: the winner, counters and bets, and who discarded. */
export interface Won extends Winner {
  readonly counters: number;
  /** Riichi sticks that the winner collects. */
  readonly bets: number;
  readonly discarder: Seat | undefined;
}

/** A part of the base points of a hand, and who answers for it. */
export interface Part {
  readonly base: number;
  readonly liable: LiableFor | undefined;
}

/** What each payer pays for a part of a hand, and what a liable player pays. */
interface Paid extends Shares {
  readonly fed: number;
}

/**
 * Adds the payers' lines of one part to `steps` and returns what they come to (EMA 2016 4.1.2, 3.4.10). Whoever is liable
 * answers for all of it: alone on a draw; with the discarder, as the rulebook splits it, on a discard (EMA 2016 3.3.9).
 */
function addPart(steps: Step[], won: Won, { base, liable }: Part, { options, cite }: RiichiRules): Paid {
  const { by, dealer } = won;
  const answers = liable && { seat: liable.from, pattern: liable.pattern };

  /** Adds the line of a payer for `times` the base points of a part, rounded up on its own; returns the amount. */
  const payHand = (who: Payer, part: number, times: number, rule: Clause): number => {
    const exact = part * times;
    const value = upToHundred(exact);
    if (value !== exact)
      steps.push({ kind: 'round', unit: 'points', from: exact, to: value, who, cite: cite['payment-rounding'] });
    const line: PayStep = { kind: 'pay', who, value, of: 'hand', base: part, times, cite: rule };
    steps.push(
      answers ? { ...line, ...(part < base && { whole: base * times }), ...(who === 'liable' && answers) } : line,
    );
    return value;
  };

  /** Adds the line of one payer for the counters, where there are any; gives what it comes to. */
  const payCounters = (who: Payer, value: number, rule: Clause): number => {
    if (value === 0) return 0;
    const line = { kind: 'pay', who, value, of: 'counters' } as const;
    steps.push(who === 'liable' ? { ...line, ...answers, cite: rule } : { ...line, cite: rule });
    return value;
  };

  const counters = won.counters * options.counterValue;
  const feeder = liable?.from;
  let { discarder, east, others } = timesOf({ dealer, by });
  let fed = 0;
  if (by === 'draw') {
    const each = counterShare(counters, by);
    if (feeder) {
      east = east && 0;
      others = 0;
      fed = payHand('liable', base, discarderTimes(dealer), cite.paoRon) + payCounters('liable', counters, cite.paoRon);
    } else {
      east = east && payHand('east', base, east, cite['pay-tsumo']) + payCounters('east', each, cite.counters);
      others =
        others && payHand('others', base, others, cite['pay-tsumo']) + payCounters('others', each, cite.counters);
    }
  } else {
    const of = discarderTimes(dealer);
    const alone = feeder === undefined || feeder === won.discarder || options.paoRon === 'discarder';
    const part = alone ? base : options.paoRon === 'split' ? base / 2 : 0;
    discarder = part > 0 ? payHand('discarder', part, of, alone ? cite['pay-ron'] : cite.paoRon) : 0;
    if (!alone) fed = payHand('liable', base - part, of, cite.paoRon);
    if (!alone && options.paoCounters === 'feeder') fed += payCounters('liable', counters, cite.paoCounters);
    else discarder += payCounters('discarder', counters, alone ? cite.counters : cite.paoCounters);
  }
  return { discarder, east, others, fed };
}

const plus = (a: number | null, b: number | null): number | null => (a === null ? b : a + (b ?? 0));

/**
 * Adds the payers' lines to `steps` and returns what they come to: part by part, where somebody is liable for one of several
 * limit hands only. The counters go with the first part.
 */
export function addPayment(
  steps: Step[],
  won: Won,
  [first, ...more]: readonly [Part, ...(readonly Part[])],
  rules: RiichiRules,
): Payment {
  let liable: Partial<Record<Seat, number>> | null = null;
  const note = ({ liable: who }: Part, { fed }: Paid): void => {
    if (who && fed > 0) liable = { ...liable, [who.from]: (liable?.[who.from] ?? 0) + fed };
  };
  let paid = addPart(steps, won, first, rules);
  note(first, paid);
  for (const part of more) {
    const next = addPart(steps, { ...won, counters: 0 }, part, rules);
    note(part, next);
    paid = {
      discarder: plus(paid.discarder, next.discarder),
      east: plus(paid.east, next.east),
      others: plus(paid.others, next.others),
      fed: paid.fed + next.fed,
    };
  }
  const { discarder, east, others, fed } = paid;
  const bets = won.bets * STICK;
  if (bets > 0) steps.push({ kind: 'pay', who: 'bets', value: bets, of: 'bets', cite: rules.cite.bets });
  const total = totalOf({ discarder, east, others }) + fed;
  return { total, discarder, east, others, liable, bets };
}

/** Why han and rounded fu come to a limit: the step that sets its base points; none below the limits. */
export function limitSteps(han: number, fu: number, rules: RiichiRules): readonly Step[] {
  const { base, limit } = baseOf(han, fu, rules.options);
  return limit === null ? [] : [limitStep(limit, han, plainBase(han, fu), base, rules)];
}

/** Why han and rounded fu come to a payment, as a score has it: the limit and each payer's lines. */
export function paymentSteps(
  han: number,
  fu: number,
  winner: Winner,
  counters: number,
  rules: RiichiRules,
): readonly Step[] {
  const steps = [...limitSteps(han, fu, rules)];
  const won = { ...winner, counters, bets: 0, discarder: undefined };
  addPayment(steps, won, [{ base: baseOf(han, fu, rules.options).base, liable: undefined }], rules);
  return steps;
}
