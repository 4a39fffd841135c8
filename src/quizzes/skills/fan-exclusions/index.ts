import { FANS, type FanId, MCR_RULEBOOKS } from '../../../engine/mcr/index.ts';
import { formatHand } from '../../skill-kit/link-fields.ts';
import { fansForm } from '../../mcr/answer-forms.ts';
import { LEFT_OUT } from './left-out.ts';
import { handsAbout } from '../../mcr/hands/about.ts';
import { caseOf, checksAbout } from '../../mcr/misconceptions/checks.ts';
import { type Counted, type Fans, fansIn, fansOf, listsOf, mustCount, sameFans } from '../../mcr/hands/count.ts';
import { creditsOfFans, creditsOfLeftOut } from '../../mcr/credits.ts';
import { dealCounted } from '../../mcr/hands/deal.ts';
import { countFacts, outFacts } from '../../mcr/hands/facts.ts';
import { parseMcrHand } from '../../mcr/link-fields.ts';
import { EVERY_FAN } from '../../mcr/hands/mixes.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type AskedOfMcrHand, type McrSkill, eachOnce, wholly } from '../../skill-kit/skill.ts';

const once = (fans: Fans): Fans => [...new Set(fans)];

const outOf = ({ steps, equalLists }: Counted): readonly FanId[] => [
  ...steps.flatMap((step) => (step.kind === 'exclude' ? [step.rule] : [])),
  ...equalLists.flatMap(fansIn),
];

/** All fan in a hand, the excluded ones among them, most points first. */
export function heldFans(count: Counted): readonly FanId[] {
  const held = new Set([...fansOf(count), ...outOf(count)]);
  return FANS.filter((fan) => held.has(fan));
}

/** At each level, how many fan the hand has, and how many of them are excluded. */
const HELD = { 1: { most: 5, out: 1 }, 2: { most: 8, out: 2 }, 3: { most: 12, out: 3 } } as const;

/** Hands whose main fan is known. */
const ANY = { most: Infinity, out: 1 } as const;

/** Which of the fan in the tiles count, and which another fan excludes. */
export const fanExclusions: McrSkill<'fan-exclusions', AskedOfMcrHand<'fan-exclusions'>, Fans> = {
  id: 'fan-exclusions',
  steps: [],
  teaches: ['out:'],
  answer: fansForm,
  format: formatHand,
  parse: parseMcrHand,
  make: (random, order) => {
    const { level } = order;
    const about = handsAbout(order.about);
    const { most, out } = about ? ANY : HELD[level];
    const taste = { level, flowers: 0, ...about?.taste };
    const dealt = dealCounted(random, order, about?.mix ?? EVERY_FAN, taste, (count) => {
      const held = heldFans(count).length;
      return held <= most && held - once(fansOf(count)).length >= out;
    });
    return dealt && { skill: 'fan-exclusions', ...rulesetOf(order), hand: dealt.hand };
  },
  solve: ({ hand }) => once(fansOf(mustCount(hand))),
  judge: ({ hand }, given) => wholly(listsOf(mustCount(hand)).some((list) => sameFans(once(list), once(given)))),
  misconceptions: (question, given) =>
    checksAbout(caseOf(question), once(given), { of: ({ fans }) => once(fans), same: sameFans }),
  every: () => LEFT_OUT.map((fan) => `out:${fan}` as const),
  facts: ({ hand }) => [...outFacts(mustCount(hand)), ...countFacts(mustCount(hand))],
  credits: ({ hand }, given) => {
    const count = mustCount(hand);
    const lists = listsOf(count).map(once);
    return [...creditsOfFans(once(given), lists, count), ...creditsOfLeftOut(given, lists, count)];
  },
  cites: ({ hand, rules }) => {
    const cited = mustCount(hand).steps.flatMap((step) => (step.kind === 'exclude' ? [step.cite] : []));
    return eachOnce(cited.length > 0 ? cited : [MCR_RULEBOOKS[rules].cite['non-repeat']]);
  },
};
