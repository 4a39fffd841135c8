import { type HandRequest, MCR_RULEBOOKS } from '../../engine/mcr/index.ts';
import { formatHand } from '../skill-kit/link-fields.ts';
import { type McrRuleset, rulesetOf } from '../base/ruleset.ts';
import { type Asked, type McrSkill, eachOnce, wholly } from '../skill-kit/skill.ts';
import type { FactId, Level } from '../base/terms.ts';
import { fansForm } from './answer-forms.ts';
import { handsAbout } from './hands/about.ts';
import { caseOf, checksAbout } from './misconceptions/checks.ts';
import { type Counted, type Fans, fansOf, listsOf, mustCount, sameFans } from './hands/count.ts';
import { creditsOfFans } from './credits.ts';
import { dealCounted } from './hands/deal.ts';
import type { McrTaste } from './hands/dress.ts';
import { fanFacts } from './hands/facts.ts';
import { FAN_FAMILIES, type FanFamily, familyOfFan, fansOfFamily } from './hands/families.ts';
import { parseMcrHand } from './link-fields.ts';
import type { McrMix } from './hands/plans.ts';

/** A question about the fan of one family in a hand. */
export type FamilyQuestion<Id extends string> = Asked<Id, McrRuleset> & {
  readonly hand: HandRequest;
  readonly family: FanFamily;
};

/** A family to ask about, how often, and the hands in which it is worth asking about. */
export interface FamilyPlan {
  readonly family: FanFamily;
  readonly weight: number;
  readonly mix: Readonly<Record<Level, McrMix>>;
  readonly taste?: Partial<McrTaste>;
}

/** The fan of a list that belong to a family. */
const ofFamily = (fans: Fans, family: FanFamily): Fans => fans.filter((fan) => familyOfFan(fan) === family);

const MOST: Readonly<Record<Level, number>> = { 1: 2, 2: 3, 3: 6 };

const noneOf = (family: FanFamily): FactId => `fan:none-of-${family}`;
/** The commonest first: they are worth least. Flowers have a skill of their own: no hand is dealt with them here. */
const factsOfFamily = (family: FanFamily): readonly FactId[] => [
  ...fanFacts(
    fansOfFamily(family)
      .filter((fan) => fan !== 'flower-tiles')
      .toReversed(),
  ),
  noneOf(family),
];

/** How often to ask about a hand without any fan of the family. */
const NONE = 0.06;

/** A skill that asks which fan of one family count in a hand. */
export function familySkill<Id extends string>(
  id: Id,
  plans: readonly FamilyPlan[],
): McrSkill<Id, FamilyQuestion<Id>, Fans> {
  const truth = ({ hand, family }: FamilyQuestion<Id>): Fans => ofFamily(fansOf(mustCount(hand)), family);
  const cited = (count: Counted, family: FanFamily) =>
    count.steps.filter((step) => (step.kind === 'add' || step.kind === 'exclude') && familyOfFan(step.rule) === family);
  return {
    id,
    steps: [],
    teaches: plans.flatMap(({ family }) => factsOfFamily(family)),
    every: () => plans.flatMap(({ family }) => factsOfFamily(family)),
    answer: fansForm,
    format: (question) => `${formatHand(question)}&fa=${question.family}`,
    parse: (fields) => {
      const hand = parseMcrHand(fields);
      const family = FAN_FAMILIES.find((one) => one === fields.get('fa'));
      return hand && family && plans.some((plan) => plan.family === family) ? { ...hand, family } : undefined;
    },
    make: (random, order) => {
      const { level } = order;
      const about = handsAbout(order.about);
      const own = plans.filter(({ family }) => factsOfFamily(family).some((fact) => fact === order.about));
      const plan = random.weighted((own.length > 0 ? own : plans).map((one) => [one, one.weight] as const));
      const { family, mix, taste = {} } = plan;
      const isNone = own.length > 0 ? order.about === noneOf(family) : random.chance(NONE);
      const most = about ? Infinity : MOST[level];
      const wished = { level, flowers: 0, ...taste, ...about?.taste };
      const dealt = dealCounted(random, order, about?.mix ?? mix[level], wished, (count) => {
        const found = ofFamily(fansOf(count), family).length;
        return isNone ? found === 0 : found > 0 && found <= most;
      });
      return dealt && { skill: id, ...rulesetOf(order), hand: dealt.hand, family };
    },
    solve: truth,
    judge: ({ hand, family }, given) =>
      wholly(listsOf(mustCount(hand)).some((list) => sameFans(ofFamily(list, family), given))),
    misconceptions: (question, given) =>
      checksAbout(caseOf(question), given, {
        of: ({ fans }) => ofFamily(fans, question.family),
        same: sameFans,
      }),
    credits: (question, given, { right }) => {
      const count = mustCount(question.hand);
      const lists = listsOf(count).map((list) => ofFamily(list, question.family));
      const none = noneOf(question.family);
      return [
        ...(lists.every((list) => list.length === 0) ? [{ fact: none, right }] : []),
        ...creditsOfFans(given, lists, count),
      ];
    },
    facts: (question): FactId[] => {
      const found = fanFacts(truth(question));
      return found.length > 0 ? found : [noneOf(question.family)];
    },
    cites: ({ hand, family, rules }) => {
      const clauses = cited(mustCount(hand), family).map(({ cite }) => cite);
      return eachOnce(clauses.length > 0 ? clauses : [MCR_RULEBOOKS[rules].cite['winning-shapes']]);
    },
  };
}
