import { RIICHI_RULEBOOKS, type Win } from '../../../engine/riichi/index.ts';
import type { FactId } from '../../base/terms.ts';
import { addsOf, dealWin, mustWin } from '../../hands/win.ts';
import { hasPairAndWait, pairFu, pairIn, waitFu } from '../../hands/pair-and-wait.ts';
import type { Mix } from '../../hands/plans.ts';
import { optionsOf } from '../../base/riichi-options.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type AskedOfHand, type Skill, eachOnce } from '../../skill-kit/skill.ts';
import * as z from 'zod/mini';
import { numberForm } from '../../skill-kit/answer-forms.ts';
import { formatHand } from '../../skill-kit/link-fields.ts';
import { parseHand } from '../../riichi/link-fields.ts';
import { type PairAndWait, pairWaitWrongs } from './misconceptions.ts';

const PAIRS_AND_WAITS = [
  'fu:pair-plain',
  'fu:pair-dragon',
  'fu:pair-seat',
  'fu:pair-round',
  'fu:wait-open',
  'fu:wait-edge',
  'fu:wait-closed',
  'fu:wait-single',
] as const satisfies readonly FactId[];

const MIX: Mix = [
  ['everyday', 2],
  ['chows', 3],
  ['value-pair', 4],
  ['dragons', 2],
  ['simples', 2],
  ['two-dragons', 0.4],
];

const startsWith = (prefix: string) => (win: Win) => addsOf(win, 'fu').filter(({ rule }) => rule.startsWith(prefix));
const pairLines = startsWith('pair-');
const waitLines = startsWith('wait-');
const sum = (lines: readonly { readonly value: number }[]): number => lines.reduce((all, { value }) => all + value, 0);

const solve = (win: Win) => ({ pair: sum(pairLines(win)), wait: sum(waitLines(win)) });

/** The fu in other readings of the tiles that pay as much as the one that is scored: the rulebook leaves the choice to the winner. */
function equals(question: AskedOfHand<'pair-wait'>): readonly PairAndWait[] {
  const { readings } = mustWin(question.hand);
  const base = readings.find(({ won }) => won)?.base;
  return readings
    .filter((reading) => !reading.won && reading.base === base && hasPairAndWait(reading))
    .map((reading) => ({ pair: pairFu(pairIn(reading, question.hand), question), wait: waitFu(reading.wait) }));
}

/** How many fu a hand's pair and wait give. */
export const pairWait: Skill<'pair-wait', AskedOfHand<'pair-wait'>, PairAndWait> = {
  id: 'pair-wait',
  steps: [],
  teaches: ['fu:pair', 'fu:wait'],
  answer: z.strictObject({ pair: numberForm, wait: numberForm }),
  format: formatHand,
  parse: parseHand,
  misconceptions: (question, given) => pairWaitWrongs(question, solve(mustWin(question.hand)), given),
  make: (random, order) => {
    const { level } = order;
    const zero = random.chance(0.2);
    const won = dealWin(random, order, MIX, { level, kongs: 0 }, (win) => {
      if (win.fuExact === null || win.readings.some(({ sets }) => sets.split(' ').length > 5)) return false;
      if (level === 1 && win.readings.length > 1) return false;
      const { pair, wait } = solve(win);
      return zero ? pair + wait === 0 : pair + wait > 0;
    });
    return won && { skill: 'pair-wait', ...rulesetOf(order), hand: won.hand };
  },
  solve: ({ hand }) => solve(mustWin(hand)),
  judge: (question, given) => {
    const isGiven = (one: PairAndWait): boolean => one.pair === given.pair && one.wait === given.wait;
    const { pair, wait } = equals(question).find(isGiven) ?? solve(mustWin(question.hand));
    const parts = [
      { part: 'pair', mark: given.pair === pair ? 'right' : 'wrong' },
      { part: 'wait', mark: given.wait === wait ? 'right' : 'wrong' },
    ] as const;
    return { right: parts.every(({ mark }) => mark === 'right'), parts };
  },
  every: (ruleset) => [
    ...PAIRS_AND_WAITS,
    ...(optionsOf(ruleset).doubleWindPairFu === 2 ? (['fu:pair-double-wind'] as const) : []),
  ],
  facts: ({ hand }) => {
    const win = mustWin(hand);
    const pair = pairLines(win).map(({ rule }): FactId => `fu:${rule}`);
    const wait = waitLines(win).map(({ rule }): FactId => `fu:${rule}`);
    return [
      ...(pair.length === 0 ? (['fu:pair-plain'] as const) : pair),
      ...(wait.length === 0 ? (['fu:wait-open'] as const) : wait),
    ];
  },
  cites: ({ hand, rules }) => {
    const win = mustWin(hand);
    const lines = [...pairLines(win), ...waitLines(win)];
    return eachOnce(lines.length === 0 ? [RIICHI_RULEBOOKS[rules].cite['pair-dragon']] : lines.map(({ cite }) => cite));
  },
};
