import { type HandRequest, RIICHI_RULEBOOKS } from '../../engine/riichi/index.ts';
import { yakuFacts } from '../facts.ts';
import { dealWin, dealWithout, doraShown, winOf } from '../hands/win.ts';
import { type Skill, wholly } from '../skill.ts';
import { EVERYDAY, EVERY_PATTERN } from './mixes.ts';

const solve = (hand: HandRequest): number => winOf(hand)?.han ?? 0;

/** How many han a hand has in all, dora included; none when it has no yaku, for then it may not be called. */
export const han: Skill<'han'> = {
  id: 'han',
  make: (random, { rules, level }) => {
    if (level > 1 && random.chance(0.04))
      return { skill: 'han', rules, hand: dealWithout(random, rules, EVERYDAY, level, (hand) => doraShown(hand) > 0) };
    const mix = level === 1 ? EVERYDAY : EVERY_PATTERN;
    const most = { 1: 4, 2: 8, 3: 12 }[level];
    const { hand } = dealWin(random, rules, mix, { level }, (win) => win.han !== null && win.han <= most);
    return { skill: 'han', rules, hand };
  },
  solve: ({ hand }) => solve(hand),
  judge: ({ hand }, given) => wholly(given === solve(hand)),
  facts: ({ hand }) => {
    const win = winOf(hand);
    return win ? yakuFacts(win) : ['yaku:none'];
  },
  cites: ({ hand, rules }) => [RIICHI_RULEBOOKS[rules].cite[winOf(hand) ? 'yaku-add-up' : 'need-yaku']],
};
