import type { RulebookId, Shares } from '../../engine/index.ts';
import type { WrittenPayment } from '../../quizzes/judge/payment-text.ts';
import { sharesOf } from '../../quizzes/judge/shares.ts';
import type { Draft } from './draft.ts';

/** The circumstances that decide who pays how much. */
type Winner = Pick<Draft, 'by' | 'seatWind' | 'counters'>;

/** The shares that a hand of so many han and fu comes to: what somebody with these numbers should have written. */
export const sharesFor = (han: number, fu: number, { by, seatWind, counters }: Winner, rules: RulebookId): Shares =>
  sharesOf(han, fu, { dealer: seatWind === 'east', by, counters }, rules);

/** Whether a written payment says these shares; East's draw may be written as the one number that each pays. */
export function says(payment: WrittenPayment, { discarder, east, others }: Shares): boolean {
  if (payment.form === 'shares') return others === payment.others && east === payment.east;
  if (discarder !== null) return payment.form === 'sum' && discarder === payment.points;
  return east === null && others === payment.points;
}
