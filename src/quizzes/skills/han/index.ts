import { type HandRequest, RIICHI_RULEBOOKS } from '../../../engine/riichi/index.ts';
import { yakuFacts } from '../../facts.ts';
import { dealWin, dealWithout, doraShown, winOf } from '../../hands/win.ts';
import { rulesetOf } from '../../ruleset.ts';
import { type AskedOfHand, type Skill, everywhere, wholly } from '../../skill.ts';
import { EVERYDAY, EVERY_PATTERN } from '../../hands/mixes.ts';
import { numberForm } from '../../answer-forms.ts';
import { formatHand, parseHand } from '../../link-fields.ts';
import { upTo } from '../../number-choices.ts';

const solve = (hand: HandRequest): number => winOf(hand)?.han ?? 0;

/** How many han a hand has in all, dora included; none when it has no yaku, for then it may not be called. */
export const han: Skill<'han', AskedOfHand<'han'>, number> = {
  id: 'han',
  steps: ['han'],
  teaches: [],
  answer: numberForm,
  numbers: { choices: upTo(0, 13), by: 1 },
  format: formatHand,
  parse: parseHand,
  applies: everywhere,
  make: (random, order) => {
    const { level } = order;
    if (level > 1 && random.chance(0.04)) {
      const hand = dealWithout(random, order, EVERYDAY, level, (dealt) => doraShown(dealt) > 0);
      return hand && { skill: 'han', ...rulesetOf(order), hand };
    }
    const mix = level === 1 ? EVERYDAY : EVERY_PATTERN;
    const most = { 1: 4, 2: 8, 3: 12 }[level];
    const won = dealWin(random, order, mix, { level }, (win) => win.han !== null && win.han <= most);
    return won && { skill: 'han', ...rulesetOf(order), hand: won.hand };
  },
  solve: ({ hand }) => solve(hand),
  judge: ({ hand }, given) => wholly(given === solve(hand)),
  facts: ({ hand }) => {
    const win = winOf(hand);
    return win ? yakuFacts(win) : ['yaku:none'];
  },
  cites: ({ hand, rules }) => [RIICHI_RULEBOOKS[rules].cite[winOf(hand) ? 'yaku-add-up' : 'need-yaku']],
};
