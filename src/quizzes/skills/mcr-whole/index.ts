import * as z from 'zod/mini';
import { numberForm } from '../../skill-kit/answer-forms.ts';
import { formatHand } from '../../skill-kit/link-fields.ts';
import { fansForm, mcrSharesForm } from '../../mcr/answer-forms.ts';
import { caseOf, mcrSharesOf, paymentChecks, checksAbout } from '../../mcr/misconceptions/checks.ts';
import { type Fans, fansOf, listsOf, mustCount, sameFans, worthOf } from '../../mcr/hands/count.ts';
import { creditsOfFans } from '../../mcr/credits.ts';
import { dealCounted } from '../../mcr/hands/deal.ts';
import { countFacts } from '../../mcr/hands/facts.ts';
import { judgeCount } from '../../mcr/judge.ts';
import { parseMcrHand } from '../../mcr/link-fields.ts';
import { type McrView, type McrCase, pointsBy } from '../../mcr/misconceptions/misconception.ts';
import { COMMON, EVERY_FAN } from '../../mcr/hands/mixes.ts';
import type { MisconceptionCheck } from '../../misconceptions/small.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type AskedOfMcrHand, type McrSkill, eachOnce } from '../../skill-kit/skill.ts';
import { type Credit, MCR_STEPS, type Mark, type McrAnswers, type McrStepId } from '../../base/terms.ts';

type WholeQuestion = AskedOfMcrHand<'mcr-whole'>;

const MIXES = { 1: COMMON, 2: EVERY_FAN, 3: EVERY_FAN } as const;
const MOST_FAN = { 1: 4, 2: 7, 3: 12 } as const;

/** The points under a misconception; null when the named fan do not fit it, so that it cannot explain the points. */
const pointsAfter =
  (one: McrCase, named: Fans | undefined) =>
  (view: McrView): number | null =>
    named && !sameFans(view.fans, fansOf(one.count)) ? null : pointsBy(view, one);

/** The possible explanations of a wrong step; points are explained separately when the fan are right. */
function wrongsAt(step: McrStepId, question: WholeQuestion, given: McrAnswers): readonly MisconceptionCheck[] {
  const one = caseOf(question);
  const { fan, points, payment } = given;
  switch (step) {
    case 'fan':
      return fan ? checksAbout(one, fan, { of: ({ fans }) => fans, same: sameFans }) : [];
    case 'points':
      return points === undefined ? [] : checksAbout(one, points, { of: pointsAfter(one, fan), same: Object.is });
    case 'payment':
      return payment
        ? paymentChecks({ points: points ?? one.count.points, by: question.hand.by }, payment, question)
        : [];
  }
}

/** Whether the points show that flowers were counted or forgotten; any other wrong total proves nothing. */
function flowersShown(question: WholeQuestion, given: McrAnswers, mark: Mark | undefined): readonly Credit[] {
  const { flowers, points } = mustCount(question.hand);
  if (mark === undefined || flowers === 0) return [];
  if (mark !== 'wrong') return [{ fact: 'flowers:paid', right: true }];
  const sums = [points - flowers, ...(given.fan ? [worthOf(given.fan, question)] : [])];
  return given.points !== undefined && sums.includes(given.points) ? [{ fact: 'flowers:paid', right: false }] : [];
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
  misconceptions: (question, given) => {
    const { parts } = judgeCount(given, { ...question, count: mustCount(question.hand) });
    const answered = MCR_STEPS.filter((step) => given[step] !== undefined);
    const wrong = answered.find((step) => parts.some(({ part, mark }) => part === step && mark === 'wrong'));
    const steps = wrong ? [wrong] : answered.filter((step) => step !== 'fan' || given.points === undefined);
    return steps.flatMap((step) => wrongsAt(step, question, given));
  },
  facts: ({ hand }) => [...countFacts(mustCount(hand)), `pay:mcr-${hand.by}`],
  credits: (question, given, { parts }) => {
    const count = mustCount(question.hand);
    const markOf = (step: McrStepId) => parts.find(({ part }) => part === step)?.mark;
    const [fan, points, payment] = MCR_STEPS.map(markOf);
    return [
      ...(fan === undefined ? [] : creditsOfFans(given.fan ?? [], listsOf(count), count)),
      ...flowersShown(question, given, points),
      ...(payment === undefined ? [] : [{ fact: `pay:mcr-${question.hand.by}` as const, right: payment !== 'wrong' }]),
    ];
  },
  cites: ({ hand }) => eachOnce(mustCount(hand).steps.map(({ cite }) => cite)),
};
