import { RIICHI_RULEBOOKS, limitRule } from '../../engine/riichi/index.ts';
import { baseOf } from '../judge/shares.ts';
import type { QuestionOf } from '../question.ts';
import { type Skill, wholly } from '../skill.ts';
import { exists } from './payment.ts';

const HAN = [
  [2, 1],
  [3, 4],
  [4, 5],
  [5, 2],
  [6, 2],
  [7, 2],
  [8, 2],
  [9, 1],
  [10, 2],
  [11, 2],
  [12, 1.5],
  [13, 1.5],
  [14, 0.5],
] as const;
const FU = [20, 25, 30, 30, 40, 40, 50, 60, 60, 70, 70, 80] as const;

const solve = ({ han, fu, rules }: QuestionOf<'limits'>) => baseOf(han, fu, rules).limit ?? 'none';

/** Which limit han and fu reach, if any. */
export const limits: Skill<'limits'> = {
  id: 'limits',
  make: (random, { rules, level }) => {
    for (;;) {
      const han = random.weighted(HAN);
      const fu = random.pick(FU);
      const edgy = han < 5 && fu > 25;
      if (exists(han, fu, 'draw', rules) && (level > 1 || !edgy || random.chance(0.3)))
        return { skill: 'limits', rules, han, fu };
    }
  },
  solve,
  judge: (question, given) => wholly(given === solve(question)),
  facts: (question) => [`limit:${solve(question)}`],
  cites: (question) => {
    const { cite } = RIICHI_RULEBOOKS[question.rules];
    const limit = solve(question);
    return [limit === 'none' ? cite['mangan-cap'] : cite[limitRule(limit, question.han)]];
  },
};
