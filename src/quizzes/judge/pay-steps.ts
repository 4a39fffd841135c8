import { RIICHI_RULEBOOKS, type Step, limitSteps as stepsToLimit, paymentSteps } from '../../engine/riichi/index.ts';
import type { QuestionOf } from '../question.ts';

/** Why the han and fu of a question come to a limit; nothing below the limits. */
export const limitSteps = ({ han, fu, rules }: QuestionOf<'limits'>): readonly Step[] =>
  stepsToLimit(han, fu, RIICHI_RULEBOOKS[rules]);

/** Why the han and fu of a question come to a payment, as a score has it. */
export const paySteps = ({ han, fu, rules, counters, ...winner }: QuestionOf<'payment'>): readonly Step[] =>
  paymentSteps(han, fu, winner, counters, RIICHI_RULEBOOKS[rules]);
