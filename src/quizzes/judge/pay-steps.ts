import {
  RIICHI_RULEBOOKS,
  type RiichiRules,
  type Step,
  limitSteps as stepsToLimit,
  paymentSteps,
} from '../../engine/riichi/index.ts';
import type { Situation } from '../base/terms.ts';
import { optionsOf } from '../base/riichi-options.ts';
import type { Ruleset } from '../base/ruleset.ts';

const rulesBy = (ruleset: Ruleset): RiichiRules => ({
  ...RIICHI_RULEBOOKS[ruleset.rules],
  options: optionsOf(ruleset),
});

/** Han and fu under a ruleset. */
type Worth = Ruleset & { readonly han: number; readonly fu: number };

/** Why the han and fu of a question come to a limit; nothing below the limits. */
export const limitSteps = (question: Worth): readonly Step[] =>
  stepsToLimit(question.han, question.fu, rulesBy(question));

/** Why the han and fu of a question come to a payment, as a score has it. */
export const paySteps = (question: Worth & Situation): readonly Step[] =>
  paymentSteps(question.han, question.fu, question, question.counters, rulesBy(question));
