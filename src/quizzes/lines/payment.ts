import { LIMIT_BASE, limitOf, plainBase, timesOf, upToHundred } from '../../engine/riichi/index.ts';
import { optionsOf } from '../base/riichi-options.ts';
import type { Ruleset } from '../base/ruleset.ts';
import { sharesOfBase } from '../judge/shares.ts';
import type { Shares, Situation } from '../base/terms.ts';
import type { Count } from './count.ts';
import { type LineId, type Lines, PAYERS, type PayerId } from '../base/lines.ts';

/** Han and fu with what decides who pays. */
export type Payable = Ruleset & Situation & { readonly han: number; readonly fu: number };

/** From this many han on the han alone set a limit, without doubling. */
export const LIMIT_HAN = 5;

/** The payers of a win. */
const payersOf = (situation: Situation): readonly PayerId[] =>
  PAYERS.filter((payer) => timesOf(situation)[payer] !== null);

/** What each payer adds for the counters. */
export const countersOf = (payable: Payable): number => {
  const { discarder, others } = sharesOfBase(0, payable, payable);
  return discarder ?? others ?? 0;
};

/** How a payment is counted, with all its lines; `askedIn` says which are asked. */
export function paymentCount(payable: Payable): Count {
  const { han, fu } = payable;
  const options = optionsOf(payable);
  const payers = payersOf(payable);
  const times = timesOf(payable);
  const limit = limitOf(han, fu, options);
  const mostBelow = options.roundUpMangan ? plainBase(4, 30) : LIMIT_BASE.mangan;
  const capped = (base: number): number => (base >= mostBelow ? LIMIT_BASE.mangan : base);
  const right = (id: LineId, earlier: Lines): number => {
    const payer = payers.find((one) => id.endsWith(`:${one}`));
    if (id === 'base') return plainBase(han, fu);
    if (id === 'cap') return han >= LIMIT_HAN && limit ? LIMIT_BASE[limit] : capped(earlier.base ?? 0);
    if (payer === undefined) return 0;
    if (id.startsWith('share:')) return (earlier.cap ?? 0) * (times[payer] ?? 0);
    if (id.startsWith('rounded:')) return upToHundred(earlier[`share:${payer}`] ?? 0);
    return (earlier[`rounded:${payer}`] ?? 0) + countersOf(payable);
  };
  const of = (payer: PayerId): readonly LineId[] => [`share:${payer}`, `rounded:${payer}`, `pays:${payer}`];
  return { ids: ['base', 'cap', ...payers.flatMap(of)], right };
}

/** The lines that ask for a payment: no base points where han alone set a limit, no counters where there are none. */
export const paymentAsked = (payable: Payable): readonly LineId[] =>
  paymentCount(payable).ids.filter((id) => {
    if (id === 'base') return payable.han < LIMIT_HAN;
    return !id.startsWith('pays:') || payable.counters > 0;
  });

/** The payment that the lines of a count come to: of those who have a share in it. */
export function sharesInLines(lines: Lines): Shares {
  const share = (payer: PayerId): number | null =>
    lines[`share:${payer}`] === undefined ? null : (lines[`pays:${payer}`] ?? lines[`rounded:${payer}`] ?? 0);
  return { discarder: share('discarder'), east: share('east'), others: share('others') };
}
