import { factsBySteps } from '../../facts.ts';
import { dealWin, mustWin } from '../../hands/win.ts';
import { sharesIn } from '../../judge/shares.ts';
import { judgeSteps } from '../../judge/steps.ts';
import { rulesetOf } from '../../ruleset.ts';
import { type AskedOfHand, type Skill, eachOnce, everywhere } from '../../skill.ts';
import { EVERYDAY, EVERY_PATTERN, WITH_YAKUMAN } from '../../hands/mixes.ts';
import * as z from 'zod/mini';
import { namedForm, numberForm, sharesForm } from '../../answer-forms.ts';
import { formatHand, parseHand } from '../../link-fields.ts';
import { STEPS, type StepAnswers } from '../../terms.ts';

const MIXES = { 1: EVERYDAY, 2: EVERY_PATTERN, 3: WITH_YAKUMAN } as const;
const MOST_HAN = { 1: 4, 2: 7, 3: 12 } as const;

/** A whole hand in steps: its yaku, han, fu and payment. */
export const whole: Skill<'whole', AskedOfHand<'whole'>, StepAnswers> = {
  id: 'whole',
  steps: STEPS,
  teaches: [],
  answer: z.strictObject({
    yaku: z.optional(namedForm),
    han: z.optional(numberForm),
    fu: z.optional(numberForm),
    payment: z.optional(sharesForm),
  }) as z.ZodMiniType<StepAnswers>,
  format: formatHand,
  parse: parseHand,
  applies: everywhere,
  make: (random, order) => {
    const { level } = order;
    const limitToo = random.chance(0.3);
    const won = dealWin(random, order, MIXES[level], { level }, (win) => {
      if ((win.han ?? 0) > MOST_HAN[level]) return false;
      return limitToo || win.limit === null;
    });
    return won && { skill: 'whole', ...rulesetOf(order), hand: won.hand };
  },
  solve: ({ hand }) => {
    const { items, han, fu, payment } = mustWin(hand);
    const numbers = { ...(han === null ? {} : { han }), ...(fu === null ? {} : { fu }) };
    return { yaku: items.map(({ id }) => id), ...numbers, payment: sharesIn(payment) };
  },
  judge: (question, given, asked) =>
    judgeSteps(given, { ...rulesetOf(question), hand: question.hand, win: mustWin(question.hand) }, asked),
  facts: (question) => [
    ...new Set(
      Object.values(factsBySteps({ ...rulesetOf(question), hand: question.hand, win: mustWin(question.hand) })).flat(),
    ),
  ],
  cites: ({ hand }) => eachOnce(mustWin(hand).steps.map(({ cite }) => cite)),
};
