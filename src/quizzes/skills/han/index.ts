import { type HandRequest, RIICHI_RULEBOOKS } from '../../../engine/riichi/index.ts';
import { dealWin, dealWithout, doraShown, winOf } from '../../hands/win.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type AskedOfHand, type Skill, wholly } from '../../skill-kit/skill.ts';
import { EVERYDAY, EVERY_PATTERN } from '../../hands/mixes.ts';
import * as z from 'zod/mini';
import { numberForm } from '../../skill-kit/answer-forms.ts';
import { linesForm } from '../../riichi/answer-forms.ts';
import { factsIn, hanFactsByLine } from '../../lines/facts.ts';
import { hanCount } from '../../lines/han.ts';
import { judgeLines } from '../../lines/judge.ts';
import { type Lines, idsIn, isByLines } from '../../base/lines.ts';
import type { Scored } from '../../judge/steps.ts';
import { mustCount } from '../../misconceptions/case.ts';
import { formatHand } from '../../skill-kit/link-fields.ts';
import { parseHand } from '../../riichi/link-fields.ts';
import { upTo } from '../../skill-kit/number-choices.ts';

const solve = (hand: HandRequest): number => winOf(hand)?.han ?? 0;

const scored = (question: AskedOfHand<'han'>): Scored => ({
  ...rulesetOf(question),
  hand: question.hand,
  win: mustCount(question.hand),
});

/** How many han a hand has, dora included; none without a yaku, as it cannot win. Line by line or as one number. */
export const han: Skill<'han', AskedOfHand<'han'>, number | Lines> = {
  id: 'han',
  steps: ['han'],
  teaches: ['step:han'],
  answer: z.union([numberForm, linesForm]),
  byLines: {
    count: (question, named = {}) => hanCount(scored(question), idsIn(named)),
    facts: (question) => hanFactsByLine(scored(question)),
  },
  numbers: { choices: upTo(0, 13), by: 1 },
  format: formatHand,
  parse: parseHand,
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
  judge: (question, given) => {
    const count = isByLines(given) ? hanCount(scored(question), idsIn(given)) : undefined;
    return count && isByLines(given) ? judgeLines(count, given) : wholly(given === solve(question.hand));
  },
  every: () => ['step:han-sum'],
  facts: (question) => factsIn(hanFactsByLine(scored(question))),
  cites: ({ hand, rules }) => [RIICHI_RULEBOOKS[rules].cite[winOf(hand) ? 'yaku-add-up' : 'need-yaku']],
};
