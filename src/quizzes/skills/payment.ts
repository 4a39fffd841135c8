import { RULEBOOKS } from '../../engine/index.ts';
import { payFact } from '../facts.ts';
import { baseOf, sameShares, sharesOf } from '../judge/shares.ts';
import type { FactId, QuestionOf } from '../question.ts';
import type { Random } from '../random.ts';
import { type Skill, eachOnce, wholly } from '../skill.ts';

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

/** Whether a hand of so many han and fu can be won in this way. */
export function exists(han: number, fu: number, by: 'discard' | 'draw'): boolean {
  if (fu === 20) return by === 'draw' && han >= 2;
  if (fu === 25) return han >= (by === 'draw' ? 3 : 2);
  return !(fu === 110 && han === 1 && by === 'draw');
}

const HAN = { 1: [1, 2, 3, 4], 2: [1, 2, 3, 4, 5], 3: [1, 2, 3, 4, 5, 6, 8, 11] } as const;

function pickHanFu(random: Random, level: 1 | 2 | 3, by: 'discard' | 'draw'): { han: number; fu: number } {
  for (;;) {
    const han = random.pick(HAN[level]);
    const fu = random.weighted(level === 1 ? COMMON : FU);
    if (exists(han, fu, by)) return { han, fu };
  }
}

const solve = ({ han, fu, rules, ...situation }: QuestionOf<'payment'>) => sharesOf(han, fu, situation, rules);

/** Who pays what for han and fu. */
export const payment: Skill<'payment'> = {
  id: 'payment',
  make: (random, { rules, level }) => {
    const by = random.pick(['discard', 'draw'] as const);
    const counters = level === 1 || random.chance(0.65) ? 0 : random.pick([1, 1, 2, 3]);
    return { skill: 'payment', rules, ...pickHanFu(random, level, by), dealer: random.chance(0.4), by, counters };
  },
  solve,
  judge: (question, given) => wholly(sameShares(given, solve(question))),
  facts: ({ han, fu, rules, ...situation }): FactId[] => {
    const { limit } = baseOf(han, fu, rules);
    return limit === null ? [payFact(han, fu, situation)] : [`limit:${limit}`];
  },
  cites: ({ rules, by, counters }) => {
    const { cite } = RULEBOOKS[rules];
    return eachOnce([by === 'draw' ? cite['pay-tsumo'] : cite['pay-ron'], ...(counters > 0 ? [cite.counters] : [])]);
  },
};
