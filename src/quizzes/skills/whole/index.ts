import { factsBySteps } from '../../lines/step-facts.ts';
import { handsAbout } from '../../hands/about.ts';
import { dealAsAtTable } from '../../hands/as-at-table.ts';
import { type Won, dealWin, mustWin } from '../../hands/win.ts';
import type { Random } from '../../base/random.ts';
import { sharesIn } from '../../judge/shares.ts';
import { judgeSteps } from '../../judge/steps.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type AskedOfHand, type Order, type Skill, eachOnce } from '../../skill-kit/skill.ts';
import { EVERYDAY, WITH_YAKUMAN } from '../../hands/mixes.ts';
import * as z from 'zod/mini';
import { numberForm } from '../../skill-kit/answer-forms.ts';
import { namedForm, sharesForm } from '../../riichi/answer-forms.ts';
import { formatHand } from '../../skill-kit/link-fields.ts';
import { parseHand } from '../../riichi/link-fields.ts';
import { STEPS, type StepAnswers } from '../../base/terms.ts';

/** The mix of a drill: plain hands, or rare ones, far more often than in play. */
const DRILLS = { 1: { mix: EVERYDAY, mostHan: 4 }, 3: { mix: WITH_YAKUMAN, mostHan: 12 } } as const;

function dealDrill(random: Random, order: Order, level: keyof typeof DRILLS): Won | undefined {
  const { mix, mostHan } = DRILLS[level];
  const limitToo = random.chance(0.3);
  return dealWin(random, order, mix, { level }, (win) => (win.han ?? 0) <= mostHan && (limitToo || win.limit === null));
}

/** A whole hand in steps: its yaku, han, fu and payment. */
export const whole: Skill<'whole', AskedOfHand<'whole'>, StepAnswers> = {
  id: 'whole',
  steps: STEPS,
  teaches: ['limit:yakuman'],
  answer: z.strictObject({
    yaku: z.optional(namedForm),
    han: z.optional(numberForm),
    fu: z.optional(numberForm),
    payment: z.optional(sharesForm),
  }) as z.ZodMiniType<StepAnswers>,
  format: formatHand,
  parse: parseHand,
  make: (random, order) => {
    const { level } = order;
    const about = handsAbout(order.about);
    const won = about
      ? dealWin(random, order, about.mix, { level, ...about.taste }, () => true)
      : level === 2
        ? dealAsAtTable(random, order)
        : dealDrill(random, order, level);
    return won && { skill: 'whole', ...rulesetOf(order), hand: won.hand };
  },
  solve: ({ hand }) => {
    const { items, han, fu, payment } = mustWin(hand);
    const numbers = { ...(han === null ? {} : { han }), ...(fu === null ? {} : { fu }) };
    return { yaku: items.map(({ id }) => id), ...numbers, payment: sharesIn(payment) };
  },
  judge: (question, given, asked) =>
    judgeSteps(given, { ...rulesetOf(question), hand: question.hand, win: mustWin(question.hand) }, asked),
  every: () => ['limit:yakuman'],
  facts: (question) => [
    ...new Set(
      Object.values(factsBySteps({ ...rulesetOf(question), hand: question.hand, win: mustWin(question.hand) })).flat(),
    ),
  ],
  cites: ({ hand }) => eachOnce(mustWin(hand).steps.map(({ cite }) => cite)),
};
