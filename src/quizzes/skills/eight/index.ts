import { MCR_RULEBOOKS } from '../../../engine/mcr/index.ts';
import { numberForm } from '../../skill-kit/answer-forms.ts';
import { formatHand } from '../../skill-kit/link-fields.ts';
import { NUMBERS, caseOf, checksAbout } from '../../mcr/misconceptions/checks.ts';
import { type Counted, mustCount } from '../../mcr/hands/count.ts';
import { creditsOfCause } from '../../mcr/credits.ts';
import { dealCounted } from '../../mcr/hands/deal.ts';
import { countFacts } from '../../mcr/hands/facts.ts';
import { parseMcrHand } from '../../mcr/link-fields.ts';
import { shortBy, shortOf } from '../../mcr/misconceptions/misconception.ts';
import { SMALL } from '../../mcr/hands/mixes.ts';
import { upTo } from '../../skill-kit/number-choices.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type AskedOfMcrHand, type McrSkill, eachOnce, wholly } from '../../skill-kit/skill.ts';
import type { FactId } from '../../base/terms.ts';

/** The most points without flowers of a hand near the minimum. */
const NEAR = 12;

const reaches = (count: Counted): FactId => (shortOf(count) > 0 ? 'eight:short' : 'eight:enough');

/** Whether a hand can win: how many points it is short of eight, 0 when it can. */
export const eight: McrSkill<'eight', AskedOfMcrHand<'eight'>, number> = {
  id: 'eight',
  steps: [],
  teaches: ['eight:'],
  answer: numberForm,
  numbers: { choices: upTo(0, 7), by: 1 },
  format: formatHand,
  parse: parseMcrHand,
  make: (random, order) => {
    const { level } = order;
    const wanted = random.weighted([
      [0, 4],
      [1, 2],
      [2, 2],
      [3, 1.5],
      [4, 1.5],
      [5, 1],
      [6, 1],
    ]);
    const taste = { level, flowers: level === 1 ? 0.35 : 0.6 };
    const dealt = dealCounted(
      random,
      order,
      SMALL,
      taste,
      (count) => shortOf(count) === wanted && count.points - count.flowers <= NEAR,
    );
    return dealt && { skill: 'eight', ...rulesetOf(order), hand: dealt.hand };
  },
  solve: ({ hand }) => shortOf(mustCount(hand)),
  judge: ({ hand }, given) => wholly(given === shortOf(mustCount(hand))),
  misconceptions: (question, given) =>
    checksAbout(caseOf(question), given, { of: (belief) => shortBy(belief, question), ...NUMBERS }),
  every: () => ['eight:enough', 'eight:short'],
  facts: ({ hand }) => [reaches(mustCount(hand)), ...countFacts(mustCount(hand))],
  credits: (question, given, { right }, cause) => {
    const count = mustCount(question.hand);
    return right
      ? [reaches(count), ...countFacts(count)].map((fact) => ({ fact, right }))
      : creditsOfCause(caseOf(question), cause, (belief) => shortBy(belief, question) === given, [reaches(count)]);
  },
  cites: ({ hand, rules }) => {
    const { cite } = MCR_RULEBOOKS[rules];
    const { flowers, steps } = mustCount(hand);
    return eachOnce([
      cite.minimum,
      ...(flowers > 0 ? [cite['flowers-after-minimum']] : []),
      ...steps.map((step) => step.cite),
    ]);
  },
};
