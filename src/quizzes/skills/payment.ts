import { RIICHI_RULEBOOKS, type RiichiId } from '../../engine/riichi/index.ts';
import { payFact } from '../facts.ts';
import { leastHan } from '../hands/least.ts';
import { baseOf, sameShares, sharesOf } from '../judge/shares.ts';
import type { FactId, QuestionOf } from '../question.ts';
import type { Random } from '../random.ts';
import { type Order, type Skill, eachOnce, wholly } from '../skill.ts';

/** How often each rounded fu is asked about. */
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

/** By draw, so many fu take three kongs or three concealed pungs, which are two han by themselves. */
const NO_DRAW_FROM = 110;

/** Whether a hand of so many han and fu can be won in this way. */
export const exists = (han: number, fu: number, by: 'discard' | 'draw', rules: RiichiId): boolean =>
  han >= leastHan(fu, by, RIICHI_RULEBOOKS[rules].knobs) && !(fu >= NO_DRAW_FROM && han === 1 && by === 'draw');

const HAN = { 1: [1, 2, 3, 4], 2: [1, 2, 3, 4, 5], 3: [1, 2, 3, 4, 5, 6, 8, 11] } as const;

function pickHanFu(
  random: Random,
  { rules, level }: Order,
  by: 'discard' | 'draw',
): { readonly han: number; readonly fu: number } {
  for (;;) {
    const han = random.pick(HAN[level]);
    const fu = random.weighted(level === 1 ? COMMON : FU);
    if (exists(han, fu, by, rules)) return { han, fu };
  }
}

const solve = ({ han, fu, rules, ...situation }: QuestionOf<'payment'>) => sharesOf(han, fu, situation, rules);

/** Who pays what for han and fu. */
export const payment: Skill<'payment'> = {
  id: 'payment',
  make: (random, order) => {
    const { rules, level } = order;
    const by = random.pick(['discard', 'draw'] as const);
    const counters = level === 1 || random.chance(0.65) ? 0 : random.pick([1, 1, 2, 3]);
    return { skill: 'payment', rules, ...pickHanFu(random, order, by), dealer: random.chance(0.4), by, counters };
  },
  solve,
  judge: (question, given) => wholly(sameShares(given, solve(question))),
  facts: ({ han, fu, rules, ...situation }): FactId[] => {
    const { limit } = baseOf(han, fu, rules);
    return limit === null ? [payFact(han, fu, situation)] : [`limit:${limit}`];
  },
  cites: ({ rules, by, counters }) => {
    const { cite } = RIICHI_RULEBOOKS[rules];
    return eachOnce([by === 'draw' ? cite['pay-tsumo'] : cite['pay-ron'], ...(counters > 0 ? [cite.counters] : [])]);
  },
};
