import { handIn } from '../../riichi/link-fields.ts';
import { type Clause, type HandRequest, RIICHI_RULEBOOKS } from '../../../engine/riichi/index.ts';
import { AT_HAND_IDS, DEFAULT_RULEBOOKS, type RiichiId } from '../../../engine/rulebooks/ids.ts';
import { attempts } from '../../base/attempts.ts';
import { handsAbout } from '../../hands/about.ts';
import { dealWin, winOf } from '../../hands/win.ts';
import { sameShares, sharesIn } from '../../judge/shares.ts';
import type { FactId, Shares } from '../../base/terms.ts';
import { type ScoringOption, differingOptions, optionsOf } from '../../base/riichi-options.ts';
import { type Ruleset, handUnder, rulesetOf } from '../../base/ruleset.ts';
import { type AskedOfHand, type Skill, wholly } from '../../skill-kit/skill.ts';
import { EVERYDAY } from '../../hands/mixes.ts';
import { sharesForm } from '../../riichi/answer-forms.ts';
import { formatHand } from '../../skill-kit/link-fields.ts';

type OtherRulesQuestion = AskedOfHand<'other-rules'> & { readonly other: RiichiId };

/** A hand that cannot win: nobody pays. */
export const NOBODY: Shares = { discarder: null, east: null, others: null };

const paidBy = (hand: HandRequest): Shares => {
  const win = winOf(hand);
  return win ? sharesIn(win.payment) : NOBODY;
};

/** The options that change the payment when only they are taken from the other rulebook. */
export function tellingOptions(question: OtherRulesQuestion): readonly ScoringOption[] {
  const { hand, rules, knobs } = question;
  const other = { rules: question.other };
  const own = paidBy(handUnder(hand, question));
  return differingOptions(question, other).filter((option) => {
    const taken = { rules, knobs: { ...knobs, [option]: optionsOf(other)[option] } };
    return !sameShares(own, paidBy(handUnder(hand, taken)));
  });
}

const RED_FIVES = AT_HAND_IDS.find((rules) => RIICHI_RULEBOOKS[rules].options.redFives > 0);

/** The rulebook to deal under: one with red fives if there is any, as the others only remove things from the table. */
const RICHEST: Ruleset = { rules: RED_FIVES ?? DEFAULT_RULEBOOKS.riichi };

const solve = ({ hand, other }: OtherRulesQuestion): Shares => paidBy(handUnder(hand, { rules: other }));

/** Whether both rulebooks pay the hand the same. */
export const paysTheSame = (question: OtherRulesQuestion): boolean =>
  sameShares(paidBy(handUnder(question.hand, question)), solve(question));

const othersThan = (ruleset: Ruleset): readonly RiichiId[] =>
  AT_HAND_IDS.filter((rules) => differingOptions(ruleset, { rules }).length > 0);

const MOST_HAN = 8;
/** How many hands to try for one that the rulebooks pay differently, or the same. */
const MOST_TRIES = 60;

/** The payment for the same hand under another rulebook. */
export const otherRules: Skill<'other-rules', OtherRulesQuestion, Shares> = {
  id: 'other-rules',
  steps: [],
  teaches: ['rules:'],
  answer: sharesForm,
  format: (question) => `o=${question.other}&${formatHand(question)}`,
  parse: (fields) => {
    const hand = handIn(fields);
    const other = AT_HAND_IDS.find((id) => id === fields.get('o'));
    return hand && other && { hand, other };
  },
  misconceptions: (question, given) => {
    const own = paidBy(handUnder(question.hand, question));
    const [option] = tellingOptions(question);
    if (option === undefined) return [];
    return [{ id: 'own-rulebook-paid', rule: option, applies: true, fits: sameShares(given, own), by: question.other }];
  },
  applies: (ruleset) => othersThan(ruleset).length > 0,
  make: (random, order) => {
    const about = handsAbout(order.about);
    const others = othersThan(order);
    const apart = others.filter((rules) =>
      differingOptions(order, { rules }).some((option) => order.about === `rules:${option}`),
    );
    if (others.length === 0) return undefined;
    const other = random.pick(apart.length > 0 ? apart : others);
    const differs = random.chance(0.75);
    const level = order.level === 1 ? 2 : order.level;
    let last: OtherRulesQuestion | undefined;
    const wanted = attempts(MOST_TRIES, () => {
      const dealt = dealWin(
        random,
        RICHEST,
        about?.mix ?? EVERYDAY,
        { level, ...about?.taste },
        ({ han }) => han !== null,
      );
      const hand = dealt && handUnder(dealt.hand, order);
      const own = hand && winOf(hand);
      if (!own || (own.han ?? Infinity) > MOST_HAN) return undefined;
      last = { skill: 'other-rules', ...rulesetOf(order), hand, other };
      return paysTheSame(last) === differs ? undefined : last;
    });
    return wanted ?? last;
  },
  solve,
  judge: (question, given) => wholly(sameShares(given, solve(question))),
  facts: (question) => {
    const options = tellingOptions(question).map((option): FactId => `rules:${option}`);
    return options.length === 0 ? ['rules:same'] : options;
  },
  cites: (question): readonly Clause[] => {
    const { cite } = RIICHI_RULEBOOKS[question.other];
    return tellingOptions(question).map((option) => cite[option]);
  },
};
