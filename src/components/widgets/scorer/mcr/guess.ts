import { type FanId, MINIMUM } from '../../../../engine/mcr/index.ts';
import { mcrSharesOf, sameMcrShares } from '../../../../quizzes/mcr/misconceptions/checks.ts';
import { judgeCount } from '../../../../quizzes/mcr/judge.ts';
import type { McrId } from '../../../../engine/rulebooks/ids.ts';
import { parseCount } from '../../../../quizzes/judge/parse-number.ts';
import {
  MCR_STEPS,
  type Mark,
  type McrAnswers,
  type McrShares,
  type McrStepId,
} from '../../../../quizzes/base/terms.ts';
import type { PartVerdict, PaymentTexts } from '../../../base/answer/parts.ts';
import { NO_PAYMENT } from '../../../base/answer/PaymentField.tsx';
import { readMcrShares } from '../../fan/mcr-shares.ts';
import type { Counted } from './state.ts';

/** What somebody thinks a hand of MCR is worth; an empty text is no guess. */
export interface McrGuess {
  readonly fan: readonly FanId[];
  readonly points: string;
  readonly payment: PaymentTexts;
}

/** No guess at all. */
export const NO_GUESS: McrGuess = { fan: [], points: '', payment: NO_PAYMENT };

/** The parts of a guess that were filled in. */
export const filledIn = ({ fan, points, payment }: McrGuess): readonly McrStepId[] =>
  MCR_STEPS.filter((step) =>
    step === 'fan'
      ? fan.length > 0
      : step === 'points'
        ? points.trim() !== ''
        : (payment.first + payment.second).trim() !== '',
  );

/** One part of a guess and how it was judged. */
export interface JudgedPart {
  readonly part: McrStepId;
  readonly verdict: PartVerdict;
}

type By = 'discard' | 'draw';

/** What each pays for so many points: nothing for a hand that cannot win. */
const dueFor = (points: number, { flowers }: Counted, by: By): McrShares =>
  points - flowers < MINIMUM ? { discarder: by === 'draw' ? null : 0, others: 0 } : mcrSharesOf({ points, by });

/** A payment held against what is due, or against what would be for the learner's own points. */
function judgePayment(payment: McrShares, points: number | undefined, count: Counted, by: By): Mark {
  if (sameMcrShares(payment, dueFor(count.points, count, by))) return 'right';
  return points !== undefined && sameMcrShares(payment, dueFor(points, count, by)) ? 'carried' : 'wrong';
}

/** Reads a guess and judges every part that was filled in, each for itself; a hand that cannot win pays nobody. */
export function judgeGuess(guess: McrGuess, count: Counted, by: By, rules: McrId): readonly JudgedPart[] {
  const [points, payment] = [parseCount(guess.points), readMcrShares(guess.payment, by)];
  const given: McrAnswers = {
    ...(guess.fan.length > 0 ? { fan: guess.fan } : {}),
    ...(points === undefined ? {} : { points }),
    ...(payment ? { payment } : {}),
  };
  const asked = filledIn(guess);
  const isUnread = (part: McrStepId): boolean => part !== 'fan' && given[part] === undefined;
  const { parts } = judgeCount(given, { rules, hand: { by }, count }, asked);
  return asked.map((part) => {
    const mark = parts.find((one) => one.part === part)?.mark ?? 'wrong';
    if (isUnread(part)) return { part, verdict: 'unreadable' };
    return { part, verdict: part === 'payment' && payment ? judgePayment(payment, points, count, by) : mark };
  });
}
