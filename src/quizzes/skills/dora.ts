import { RULEBOOKS, type Win } from '../../engine/index.ts';
import type { FactId } from '../question.ts';
import { addsOf, dealWin, mustWin } from '../hands/win.ts';
import { doraHan } from '../judge/steps.ts';
import { type Skill, eachOnce, wholly } from '../skill.ts';
import { EVERYDAY } from './mixes.ts';

const KINDS = ['dora', 'kan-dora', 'ura-dora', 'kan-ura-dora', 'red-five'];
const linesOf = (win: Win) => addsOf(win, 'han').filter(({ rule }) => KINDS.includes(rule));

/** How many han a hand has from dora of every kind. */
export const dora: Skill<'dora'> = {
  id: 'dora',
  make: (random, { rules, level }) => {
    const wanted = random.weighted([
      [0, 1],
      [1, 3],
      [2, 4],
      [3, level],
      [4, level - 1],
    ]);
    const taste = { level, kongs: level === 1 ? 0 : 0.25, aimed: wanted === 0 ? 0 : 0.25 + 0.2 * wanted } as const;
    const { hand } = dealWin(random, rules, EVERYDAY, taste, (win) => win.han !== null && doraHan(win) === wanted);
    return { skill: 'dora', rules, hand };
  },
  solve: ({ hand }) => doraHan(mustWin(hand)),
  judge: ({ hand }, given) => wholly(given === doraHan(mustWin(hand))),
  facts: ({ hand }) => {
    const lines = linesOf(mustWin(hand)).map(({ rule }): FactId => `han:${rule}`);
    return lines.length === 0 ? ['han:no-dora'] : [...new Set(lines)];
  },
  cites: ({ hand, rules }) => {
    const cited = linesOf(mustWin(hand)).map(({ cite }) => cite);
    return eachOnce(cited.length === 0 ? [RULEBOOKS[rules].cite.dora] : cited);
  },
};
