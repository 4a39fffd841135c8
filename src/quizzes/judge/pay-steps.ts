import {
  RULEBOOKS,
  type RiichiRules,
  type Step,
  limitSteps as stepsToLimit,
  paymentSteps,
} from '../../engine/index.ts';
import type { QuestionOf } from '../question.ts';
import { type Ruleset, knobsOf } from '../ruleset.ts';

const rulesBy = (ruleset: Ruleset): RiichiRules => ({ ...RULEBOOKS[ruleset.rules], knobs: knobsOf(ruleset) });

/** Why the han and fu of a question come to a limit; nothing below the limits. */
export const limitSteps = (question: QuestionOf<'limits'>): readonly Step[] =>
  stepsToLimit(question.han, question.fu, rulesBy(question));

/** Why the han and fu of a question come to a payment, as a score has it. */
export const paySteps = (question: QuestionOf<'payment'>): readonly Step[] =>
  paymentSteps(question.han, question.fu, question, question.counters, rulesBy(question));
