import type { Answers, Question, SkillId, Verdict } from '../question.ts';
import { makeRandom } from '../random.ts';
import type { AnySkill, Order, Skill } from '../skill.ts';
import { dora } from './dora.ts';
import { fu } from './fu.ts';
import { han } from './han.ts';
import { indicators } from './indicators.ts';
import { limits } from './limits.ts';
import { otherRules } from './other-rules.ts';
import { pairWait } from './pair-wait.ts';
import { payment } from './payment.ts';
import { setFuSkill } from './set-fu.ts';
import { waits } from './waits.ts';
import { whole } from './whole.ts';
import { yaku } from './yaku.ts';

/** Every skill, by its id. */
const SKILLS: Readonly<{ [S in SkillId]: Skill<S> }> = {
  indicators,
  dora,
  waits,
  yaku,
  han,
  'set-fu': setFuSkill,
  'pair-wait': pairWait,
  fu,
  payment,
  limits,
  whole,
  'other-rules': otherRules,
};

/** A skill for questions whose kind is known only at run time. */
export const skillOf = (id: SkillId): AnySkill => SKILLS[id] as unknown as AnySkill;

/** Makes the question of a skill that a seed stands for, the same everywhere; nothing where none is dealt under these rules. */
export function makeQuestion(id: SkillId, order: Order, seed: string): Question | undefined {
  const skill = skillOf(id);
  const random = makeRandom(`${id}/${order.rules}/${String(order.level)}/${seed}`);
  return skill.applies(order) ? skill.make(random, order) : undefined;
}

/** The right answer to a question, by the engine. */
export const solveQuestion = (question: Question): Answers[SkillId] => skillOf(question.skill).solve(question);

/** Judges an answer of the question's own form. */
export const judgeAnswer = (question: Question, given: Answers[SkillId]): Verdict =>
  skillOf(question.skill).judge(question, given);
