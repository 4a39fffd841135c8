import { handsAbout } from '../../hands/about.ts';
import { leastHan } from '../../hands/least.ts';
import type { Mix } from '../../hands/plans.ts';
import { type Won, addsOf, dealWin, mustWin } from '../../hands/win.ts';
import type { FactId, Level } from '../../base/terms.ts';
import type { Random } from '../../base/random.ts';
import { optionsOf } from '../../base/riichi-options.ts';
import { type Ruleset, rulesetOf } from '../../base/ruleset.ts';
import { type Order, type AskedOfHand, type Skill, eachOnce, wholly } from '../../skill-kit/skill.ts';
import * as z from 'zod/mini';
import { numberForm } from '../../skill-kit/answer-forms.ts';
import { linesForm } from '../../riichi/answer-forms.ts';
import { factsIn, fuFactsByLine } from '../../lines/facts.ts';
import { fuCount } from '../../lines/fu.ts';
import { judgeLines } from '../../lines/judge.ts';
import { type Lines, isByLines } from '../../base/lines.ts';
import type { Scored } from '../../judge/steps.ts';
import { formatHand } from '../../skill-kit/link-fields.ts';
import { parseHand } from '../../riichi/link-fields.ts';
import { upTo } from '../../skill-kit/number-choices.ts';

/** Hands of about these fu: the mix that yields them, the share of kongs, and how often each level asks for them. */
interface Band {
  readonly from: number;
  readonly to: number;
  readonly mix: Mix;
  readonly kongs: number;
  readonly weights: Readonly<Record<Level, number>>;
}

const PLAIN: Mix = [
  ['everyday', 2],
  ['chows', 2],
  ['simples', 2],
  ['dragons', 2],
  ['winds', 1],
  ['value-pair', 3],
  ['same-chows', 0.7],
];
const PUNGS: Mix = [
  ['everyday', 2],
  ['dragons', 2],
  ['winds', 1],
  ['pungs', 2],
  ['three-pungs', 2],
  ['half-suit', 1],
  ['value-pair', 2],
];

const BANDS: readonly Band[] = [
  {
    from: 20,
    to: 20,
    mix: [
      ['chows', 2],
      ['simples', 1],
      ['straight', 0.5],
    ],
    kongs: 0,
    weights: { 1: 4, 2: 3, 3: 2 },
  },
  { from: 25, to: 25, mix: [['pairs', 1]], kongs: 0, weights: { 1: 2, 2: 2, 3: 1 } },
  { from: 30, to: 30, mix: PLAIN, kongs: 0.03, weights: { 1: 8, 2: 8, 3: 6 } },
  { from: 40, to: 40, mix: PLAIN, kongs: 0.06, weights: { 1: 8, 2: 9, 3: 8 } },
  { from: 50, to: 50, mix: PUNGS, kongs: 0.1, weights: { 1: 3, 2: 6, 3: 7 } },
  { from: 60, to: 60, mix: PUNGS, kongs: 0.2, weights: { 1: 0, 2: 3, 3: 5 } },
  { from: 70, to: 70, mix: PUNGS, kongs: 0.35, weights: { 1: 0, 2: 1.5, 3: 4 } },
  { from: 80, to: 140, mix: PUNGS, kongs: 0.5, weights: { 1: 0, 2: 0.5, 3: 3 } },
];

const isWonWith = (fu: number, by: 'discard' | 'draw', ruleset: Ruleset): boolean =>
  Number.isFinite(leastHan(fu, by, optionsOf(ruleset)));

/** How often a band's hands are self-drawn, and how often open; 20 fu only as far as the rules allow. */
function shareOf({ from }: Band, ruleset: Ruleset): { readonly draw: number; readonly open: number } | undefined {
  if (from > 20) return { draw: 0.4, open: 0.55 };
  if (isWonWith(from, 'draw', ruleset)) return { draw: 1, open: 0.1 };
  return isWonWith(from, 'discard', ruleset) ? { draw: 0, open: 1 } : undefined;
}

/** Deals a hand with fu to count; each value has its turn. */
function dealFu(random: Random, order: Order): Won | undefined {
  const { level } = order;
  const about = handsAbout(order.about);
  const bands = BANDS.flatMap((band) => {
    const share = shareOf(band, order);
    return share ? [[{ ...band, share }, band.weights[level]] as const] : [];
  });
  const band = random.weighted(bands);
  const kongs = level === 1 ? 0 : band.kongs;
  const taste = { level, kongs, ...band.share, ...about?.taste };
  return dealWin(random, order, about?.mix ?? band.mix, taste, ({ fu, han, readings }) => {
    if (fu === null || han === null || (!about && (fu < band.from || fu > band.to))) return false;
    return level > 1 || readings.length === 1;
  });
}

const scored = (question: AskedOfHand<'fu'>): Scored => ({
  ...rulesetOf(question),
  hand: question.hand,
  win: mustWin(question.hand),
});

/** How many fu a hand has, rounded: line by line or as one number. */
export const fu: Skill<'fu', AskedOfHand<'fu'>, number | Lines> = {
  id: 'fu',
  steps: ['fu'],
  teaches: ['fu:', 'step:fu'],
  answer: z.union([numberForm, linesForm]),
  byLines: {
    count: (question) => fuCount(scored(question)),
    facts: (question) => fuFactsByLine(scored(question)),
  },
  numbers: { choices: [20, 25, ...upTo(30, 130, 10)], by: 10 },
  format: formatHand,
  parse: parseHand,
  make: (random, order) => {
    const won = dealFu(random, order);
    return won && { skill: 'fu', ...rulesetOf(order), hand: won.hand };
  },
  solve: ({ hand }) => mustWin(hand).fu ?? 0,
  judge: (question, given) => {
    const count = isByLines(given) ? fuCount(scored(question)) : undefined;
    return count && isByLines(given) ? judgeLines(count, given) : wholly(given === mustWin(question.hand).fu);
  },
  every: (ruleset): FactId[] => [
    'fu:base-other',
    'fu:base-closed-ron',
    'fu:tsumo',
    'step:fu-rounding',
    'fu:no-bare',
    'fu:no-draw',
    'fu:base-seven-pairs',
    ...(optionsOf(ruleset).openPinfuFu ? (['fu:open-pinfu'] as const) : []),
  ],
  facts: (question) => factsIn(fuFactsByLine(scored(question))),
  cites: ({ hand }) => eachOnce(addsOf(mustWin(hand), 'fu').map(({ cite }) => cite)),
};
