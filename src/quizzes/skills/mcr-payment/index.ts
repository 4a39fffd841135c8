import { MCR_RULEBOOKS } from '../../../engine/mcr/index.ts';
import { formatRules, wholeNumber } from '../../skill-kit/link-fields.ts';
import { mcrSharesForm } from '../../mcr/answer-forms.ts';
import { mcrSharesOf, paymentChecks, sameMcrShares } from '../../mcr/misconceptions/checks.ts';
import type { Won } from '../../mcr/misconceptions/payment.ts';
import { type McrRuleset, rulesetOf } from '../../base/ruleset.ts';
import { type Asked, type McrSkill, wholly } from '../../skill-kit/skill.ts';
import type { McrShares } from '../../base/terms.ts';

type PaymentQuestion = Asked<'mcr-payment', McrRuleset> & Won;

const LEAST = 8;
const HIGHEST = { 1: 20, 2: 50, 3: 130 } as const;
const MOST_LINKED = 400;

/** Who pays what for a number of points. */
export const mcrPayment: McrSkill<'mcr-payment', PaymentQuestion, McrShares> = {
  id: 'mcr-payment',
  steps: ['payment'],
  teaches: ['pay:mcr-'],
  answer: mcrSharesForm,
  format: (question) => `${formatRules(question)}&p=${String(question.points)}&by=${question.by}`,
  parse: (fields) => {
    const points = wholeNumber(fields.get('p'), LEAST, MOST_LINKED);
    const by = (['discard', 'draw'] as const).find((one) => one === fields.get('by'));
    return points === undefined || !by ? undefined : { points, by };
  },
  make: (random, order) => ({
    skill: 'mcr-payment',
    ...rulesetOf(order),
    points: LEAST + random.below(HIGHEST[order.level] - LEAST),
    by: random.pick(['discard', 'draw'] as const),
  }),
  solve: mcrSharesOf,
  judge: (question, given) => wholly(sameMcrShares(given, mcrSharesOf(question))),
  misconceptions: (question, given) => paymentChecks(question, given, question),
  every: () => ['pay:mcr-discard', 'pay:mcr-draw'],
  facts: ({ by }) => [`pay:mcr-${by}`],
  cites: ({ rules, by }) => [MCR_RULEBOOKS[rules].cite[by === 'draw' ? 'pay-draw' : 'pay-discard']],
};
