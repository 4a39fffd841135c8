import { type Clause, type HandRequest, MCR_RULEBOOKS } from '../../../engine/mcr/index.ts';
import { numberForm } from '../../skill-kit/answer-forms.ts';
import { formatHand } from '../../skill-kit/link-fields.ts';
import { NUMBERS, caseOf, checksAbout } from '../../mcr/misconceptions/checks.ts';
import { type Counted, basicPoints, mustCount } from '../../mcr/hands/count.ts';
import { dealCounted } from '../../mcr/hands/deal.ts';
import { parseMcrHand } from '../../mcr/link-fields.ts';
import { type McrView, pointsBy, shortBy, shortOf } from '../../mcr/misconceptions/misconception.ts';
import { COMMON } from '../../mcr/hands/mixes.ts';
import { upTo } from '../../skill-kit/number-choices.ts';
import { type McrRuleset, rulesetOf } from '../../base/ruleset.ts';
import { type AskedOfMcrHand, type McrSkill, wholly } from '../../skill-kit/skill.ts';

const MOST = 14;

/** What a hand is paid for, in points: nothing when it cannot win. */
const paidBy = (count: Counted): number => (shortOf(count) > 0 ? 0 : count.points);

const paidByBelief = (view: McrView, ruleset: McrRuleset): number =>
  shortBy(view, ruleset) > 0 ? 0 : pointsBy(view, ruleset);

/** The clauses about flowers, without those about fan. */
const placesOf = ({ rules }: McrRuleset): readonly Clause[] => {
  const { cite } = MCR_RULEBOOKS[rules];
  return [cite['flowers-after-minimum'], cite['flower-tiles'], cite.minimum];
};

const hasFlowers = ({ flowers = 0 }: HandRequest): boolean => flowers > 0;

/** What a hand with flowers is worth: flowers give points, but do not help it to eight. */
export const flowers: McrSkill<'flowers', AskedOfMcrHand<'flowers'>, number> = {
  id: 'flowers',
  steps: [],
  teaches: ['flowers:', 'fan:flower-tiles'],
  answer: numberForm,
  numbers: { choices: [0, ...upTo(8, 18)], by: 1 },
  format: formatHand,
  parse: (fields) => {
    const read = parseMcrHand(fields);
    return read && hasFlowers(read.hand) ? read : undefined;
  },
  make: (random, order) => {
    const { level } = order;
    const isShort = random.chance(0.4);
    const dealt = dealCounted(random, order, COMMON, { level, flowers: 1 }, (count) => {
      const basic = basicPoints(count);
      return isShort ? basic < 8 && basic > 3 && count.points >= 8 : basic >= 8 && basic <= MOST;
    });
    return dealt && { skill: 'flowers', ...rulesetOf(order), hand: dealt.hand };
  },
  solve: ({ hand }) => paidBy(mustCount(hand)),
  judge: ({ hand }, given) => wholly(given === paidBy(mustCount(hand))),
  misconceptions: (question, given) =>
    checksAbout(caseOf(question), given, { of: (view) => paidByBelief(view, question), ...NUMBERS }),
  every: () => ['flowers:paid', 'flowers:short', 'fan:flower-tiles'],
  facts: ({ hand }) => (shortOf(mustCount(hand)) > 0 ? ['flowers:short'] : ['flowers:paid', 'fan:flower-tiles']),
  cites: placesOf,
};
