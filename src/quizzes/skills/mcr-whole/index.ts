import * as z from 'zod/mini';
import { numberForm } from '../../answer-forms.ts';
import { formatHand } from '../../link-fields.ts';
import { fansForm, mcrSharesForm } from '../../mcr/answer-forms.ts';
import { caseOf, causesWhere, mcrSharesOf, payCauses } from '../../mcr/causes.ts';
import { fansOf, mustCount, sameFans } from '../../mcr/count.ts';
import { dealCounted } from '../../mcr/deal.ts';
import { countFacts } from '../../mcr/facts.ts';
import { judgeCount } from '../../mcr/judge.ts';
import { parseMcrHand } from '../../mcr/link-fields.ts';
import { pointsBy } from '../../mcr/mistakes/mistake.ts';
import { COMMON, EVERY_FAN } from '../../mcr/mixes.ts';
import type { SmallCause } from '../../mistakes/small.ts';
import { rulesetOf } from '../../ruleset.ts';
import { type AskedOfMcrHand, type McrSkill, eachOnce, everywhere } from '../../skill.ts';
import { MCR_STEPS, type McrAnswers, type McrStepId } from '../../terms.ts';

type WholeQuestion = AskedOfMcrHand<'mcr-whole'>;

const MIXES = { 1: COMMON, 2: EVERY_FAN, 3: EVERY_FAN } as const;
const MOST_FAN = { 1: 4, 2: 7, 3: 12 } as const;

/** What is behind the first step that is wrong: what follows from it is carried. */
function causesAt(step: McrStepId, question: WholeQuestion, given: McrAnswers): readonly SmallCause[] {
  const one = caseOf(question);
  const { fan, points, payment } = given;
  switch (step) {
    case 'fan':
      return fan ? causesWhere(one, ({ fans }) => sameFans(fans, fan)) : [];
    case 'points':
      return causesWhere(one, (belief) => pointsBy(belief, question) === points);
    case 'payment':
      return payment ? payCauses({ points: points ?? one.count.points, by: question.hand.by }, payment, question) : [];
  }
}

/** A whole hand in steps: its fan, points and payment. */
export const mcrWhole: McrSkill<'mcr-whole', WholeQuestion, McrAnswers> = {
  id: 'mcr-whole',
  steps: MCR_STEPS,
  teaches: [],
  answer: z.strictObject({
    fan: z.optional(fansForm),
    points: z.optional(numberForm),
    payment: z.optional(mcrSharesForm),
  }) as z.ZodMiniType<McrAnswers>,
  format: formatHand,
  parse: (fields) => {
    const read = parseMcrHand(fields);
    return read && mustCount(read.hand).kind === 'win' ? read : undefined;
  },
  applies: everywhere,
  make: (random, order) => {
    const { level } = order;
    const dealt = dealCounted(
      random,
      order,
      MIXES[level],
      { level },
      ({ kind, items }) => kind === 'win' && items.length <= MOST_FAN[level],
    );
    return dealt && { skill: 'mcr-whole', ...rulesetOf(order), hand: dealt.hand };
  },
  solve: ({ hand }) => {
    const count = mustCount(hand);
    return { fan: fansOf(count), points: count.points, payment: mcrSharesOf({ points: count.points, by: hand.by }) };
  },
  judge: (question, given, asked) => judgeCount(given, { ...question, count: mustCount(question.hand) }, asked),
  causes: (question, given) => {
    const { parts } = judgeCount(given, { ...question, count: mustCount(question.hand) });
    const wrong = MCR_STEPS.find(
      (step) => given[step] !== undefined && parts.some(({ part, mark }) => part === step && mark === 'wrong'),
    );
    return wrong ? causesAt(wrong, question, given) : [];
  },
  facts: ({ hand }) => [...countFacts(mustCount(hand)), `pay:mcr-${hand.by}`],
  cites: ({ hand }) => eachOnce(mustCount(hand).steps.map(({ cite }) => cite)),
};
