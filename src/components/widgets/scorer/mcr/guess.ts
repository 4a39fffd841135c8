import type { FanId } from '../../../../engine/mcr/index.ts';
import { MCR_STEPS, type McrStepId } from '../../../../quizzes/base/terms.ts';
import type { PaymentTexts } from '../../../base/answer/parts.ts';
import { NO_PAYMENT } from '../../../base/answer/PaymentField.tsx';

/** A guess at an MCR hand's value; empty texts are not judged. */
export interface McrGuess {
  readonly fan: readonly FanId[];
  readonly points: string;
  readonly payment: PaymentTexts;
}

/** An empty guess. */
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
