import { LIMITS, type Limit, RIICHI_RULEBOOKS, limitRule } from '../../../engine/riichi/index.ts';
import type { FactId } from '../../base/terms.ts';
import { attempts } from '../../base/attempts.ts';
import { baseOf } from '../../judge/shares.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type Asked, type Skill, wholly } from '../../skill-kit/skill.ts';
import { canBeWon } from '../../hands/least.ts';
import * as z from 'zod/mini';
import { formatRules } from '../../skill-kit/link-fields.ts';
import { parseWorth } from '../../riichi/link-fields.ts';
import { limitWrongs } from './misconceptions.ts';

type LimitQuestion = Asked<'limits'> & { readonly han: number; readonly fu: number };

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

const solve = (question: LimitQuestion) => baseOf(question.han, question.fu, question).limit ?? 'none';

const MOST_TRIES = 100;

/** Which limit han and fu reach, if any. */
export const limits: Skill<'limits', LimitQuestion, Limit | 'none'> = {
  id: 'limits',
  steps: [],
  teaches: ['limit:'],
  answer: z.enum(['none', ...LIMITS]),
  format: (question) => `${formatRules(question)}&h=${question.han}&fu=${question.fu}`,
  parse: (fields, ruleset) => parseWorth(fields, ruleset, ['draw', 'discard']),
  misconceptions: (question, given) => limitWrongs(question, solve(question), given),
  make: (random, order) =>
    attempts(MOST_TRIES, () => {
      const han = random.weighted(HAN);
      const fu = random.pick(FU);
      const edgy = han < 5 && fu > 25;
      const isWanted = canBeWon(han, fu, 'draw', order) && (order.level > 1 || !edgy || random.chance(0.3));
      return isWanted ? { skill: 'limits', ...rulesetOf(order), han, fu } : undefined;
    }),
  solve,
  judge: (question, given) => wholly(given === solve(question)),
  every: (): FactId[] =>
    ['none', ...LIMITS.filter((limit) => limit !== 'yakuman')].map((limit): FactId => `limit:${limit}`),
  facts: (question) => [`limit:${solve(question)}`],
  cites: (question) => {
    const { cite } = RIICHI_RULEBOOKS[question.rules];
    const limit = solve(question);
    return [limit === 'none' ? cite['mangan-cap'] : cite[limitRule(limit, question.han)]];
  },
};
