import { RULEBOOKS, type RulebookId, type Shares } from '../../engine/index.ts';
import { handShares } from '../chapter/payments.ts';
import type { Draft } from './draft.ts';
import type { WrittenPayment } from './payment-text.ts';

/** The circumstances that decide who pays how much. */
type Winner = Pick<Draft, 'by' | 'seatWind' | 'counters'>;

const PAYERS = 3;

/** The shares that a hand of so many han and fu comes to: what somebody with these numbers should have written. */
export function sharesFor(han: number, fu: number, { by, seatWind, counters }: Winner, rules: RulebookId): Shares {
  const { discarder, east, others } = handShares(han, fu, { seat: seatWind === 'east' ? 'east' : 'other', by }, rules);
  const sticks = counters * RULEBOOKS[rules].knobs.counterValue;
  const plus = (share: number | null, added: number): number | null => (share === null ? null : share + added);
  return {
    discarder: plus(discarder, sticks),
    east: plus(east, sticks / PAYERS),
    others: plus(others, sticks / PAYERS),
  };
}

/** Whether a written payment says these shares; East's draw may be written as the one number that each pays. */
export function says(payment: WrittenPayment, { discarder, east, others }: Shares): boolean {
  if (payment.form === 'shares') return others === payment.others && east === payment.east;
  if (discarder !== null) return payment.form === 'sum' && discarder === payment.points;
  return east === null && others === payment.points;
}
