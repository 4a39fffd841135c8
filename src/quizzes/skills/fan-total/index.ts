import { numberForm } from '../../skill-kit/answer-forms.ts';
import { formatHand } from '../../skill-kit/link-fields.ts';
import { handsAbout } from '../../mcr/hands/about.ts';
import { NUMBERS, caseOf, checksAbout } from '../../mcr/misconceptions/checks.ts';
import { mustCount } from '../../mcr/hands/count.ts';
import { creditsOfCause } from '../../mcr/credits.ts';
import { dealCounted } from '../../mcr/hands/deal.ts';
import { countFacts, fanFacts } from '../../mcr/hands/facts.ts';
import { parseMcrHand } from '../../mcr/link-fields.ts';
import { pointsBy } from '../../mcr/misconceptions/misconception.ts';
import { fansOfFamily } from '../../mcr/hands/families.ts';
import { COMMON, EVERY_FAN } from '../../mcr/hands/mixes.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type AskedOfMcrHand, type McrSkill, eachOnce, wholly } from '../../skill-kit/skill.ts';

const MIXES = { 1: COMMON, 2: EVERY_FAN, 3: EVERY_FAN } as const;
const MOST_FAN = { 1: 4, 2: 6, 3: 12 } as const;

/** How many points a hand has, flowers included. */
export const fanTotal: McrSkill<'fan-total', AskedOfMcrHand<'fan-total'>, number> = {
  id: 'fan-total',
  steps: [],
  teaches: ['fan:'],
  answer: numberForm,
  format: formatHand,
  parse: parseMcrHand,
  make: (random, order) => {
    const { level } = order;
    const about = handsAbout(order.about);
    const dealt = dealCounted(
      random,
      order,
      about?.mix ?? MIXES[level],
      { level, ...about?.taste },
      ({ kind, items }) => kind === 'win' && (about !== undefined || items.length <= MOST_FAN[level]),
    );
    return dealt && { skill: 'fan-total', ...rulesetOf(order), hand: dealt.hand };
  },
  solve: ({ hand }) => mustCount(hand).points,
  judge: ({ hand }, given) => wholly(given === mustCount(hand).points),
  misconceptions: (question, given) =>
    checksAbout(caseOf(question), given, { of: (belief) => pointsBy(belief, question), ...NUMBERS }),
  every: () => fanFacts(fansOfFamily('shapes')),
  facts: ({ hand }) => countFacts(mustCount(hand)),
  credits: (question, given, { right }, cause) =>
    right
      ? countFacts(mustCount(question.hand)).map((fact) => ({ fact, right }))
      : creditsOfCause(caseOf(question), cause, (belief) => pointsBy(belief, question) === given, ['flowers:paid']),
  cites: ({ hand }) => eachOnce(mustCount(hand).steps.map(({ cite }) => cite)),
};
