import { RIICHI_RULEBOOKS } from '../../../engine/riichi/index.ts';
import { attempts } from '../../base/attempts.ts';
import { canBeWon } from '../../hands/least.ts';
import { sameShares, sharesOf } from '../../judge/shares.ts';
import { factsIn, paymentFactsByLine } from '../../lines/facts.ts';
import { judgeLines } from '../../lines/judge.ts';
import { type Lines, isByLines } from '../../base/lines.ts';
import type { Count } from '../../lines/count.ts';
import { paymentAsked, paymentCount } from '../../lines/payment.ts';
import type { FactId, Shares, Situation } from '../../base/terms.ts';
import type { Random } from '../../base/random.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type Order, type Asked, type Skill, eachOnce, wholly } from '../../skill-kit/skill.ts';
import * as z from 'zod/mini';
import { linesForm, sharesForm } from '../../riichi/answer-forms.ts';
import { formatRules, wholeNumber } from '../../skill-kit/link-fields.ts';
import { parseWorth } from '../../riichi/link-fields.ts';

type PaymentQuestion = Asked<'payment'> & Situation & { readonly han: number; readonly fu: number };

/** How often each number of rounded fu is asked about. */
const FU: readonly (readonly [number, number])[] = [
  [20, 2],
  [25, 2],
  [30, 7],
  [40, 6],
  [50, 3],
  [60, 2],
  [70, 1.2],
  [80, 0.6],
  [90, 0.5],
  [100, 0.4],
  [110, 0.4],
];
const COMMON = FU.slice(2, 5);

const HAN = { 1: [1, 2, 3, 4], 2: [1, 2, 3, 4, 5], 3: [1, 2, 3, 4, 5, 6, 8, 11] } as const;

const MOST_TRIES = 100;

const pickHanFu = (random: Random, order: Order, by: 'discard' | 'draw') =>
  attempts(MOST_TRIES, () => {
    const han = random.pick(HAN[order.level]);
    const fu = random.weighted(order.level === 1 ? COMMON : FU);
    return canBeWon(han, fu, by, order) ? { han, fu } : undefined;
  });

const EVERY = [
  'pay:base',
  'pay:rounding',
  'pay:other-ron',
  'pay:other-tsumo',
  'pay:east-ron',
  'pay:east-tsumo',
  'pay:counters-ron',
  'pay:counters-tsumo',
] as const satisfies readonly FactId[];

const solve = (question: PaymentQuestion) => sharesOf(question.han, question.fu, question, question);

const countOf = (question: PaymentQuestion): Count => ({ ...paymentCount(question), ids: paymentAsked(question) });

/** Who pays what for han and fu: line by line, or each player's payment. */
export const payment: Skill<'payment', PaymentQuestion, Shares | Lines> = {
  id: 'payment',
  steps: ['payment'],
  teaches: ['pay:'],
  answer: z.union([sharesForm, linesForm]),
  byLines: { count: countOf, facts: paymentFactsByLine },
  format: (question) => {
    const { han, fu, dealer, by, counters } = question;
    return `${formatRules(question)}&h=${han}&fu=${fu}&e=${dealer ? 1 : 0}&by=${by}&n=${counters}`;
  },
  parse: (fields, ruleset) => {
    const counters = wholeNumber(fields.get('n'), 0, 99);
    const by = (['discard', 'draw'] as const).find((one) => one === fields.get('by'));
    const worth = by && parseWorth(fields, ruleset, [by]);
    if (!worth || counters === undefined) return undefined;
    return { ...worth, dealer: fields.get('e') === '1', by, counters };
  },
  make: (random, order) => {
    const by = random.pick(['discard', 'draw'] as const);
    const counters = order.level === 1 || random.chance(0.65) ? 0 : random.pick([1, 1, 2, 3]);
    const worth = pickHanFu(random, order, by);
    return worth && { skill: 'payment', ...rulesetOf(order), ...worth, dealer: random.chance(0.4), by, counters };
  },
  solve,
  judge: (question, given) =>
    isByLines(given) ? judgeLines(countOf(question), given) : wholly(sameShares(given, solve(question))),
  every: () => EVERY,
  facts: (question) => factsIn(paymentFactsByLine(question)),
  cites: ({ rules, by, counters }) => {
    const { cite } = RIICHI_RULEBOOKS[rules];
    return eachOnce([by === 'draw' ? cite['pay-tsumo'] : cite['pay-ron'], ...(counters > 0 ? [cite.counters] : [])]);
  },
};
