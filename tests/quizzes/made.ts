import { RIICHI_IDS, type RiichiId } from '../../src/engine/riichi/index.ts';
import { skillsOf } from '../../src/quizzes/base/skills-of.ts';
import type { Question, QuestionOf } from '../../src/quizzes/games/question.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import type { Order } from '../../src/quizzes/skill-kit/skill.ts';
import { makeQuestion } from '../../src/quizzes/games/skills.ts';

/** The riichi rulebooks under which a skill is asked. */
export const booksAsking = (skill: SkillId): readonly RiichiId[] =>
  RIICHI_IDS.filter((rules) => skillsOf(rules).includes(skill));

/** The question of a seed; throws when there is none. */
export function made<S extends SkillId>(skill: S, order: Order, seed: string): QuestionOf<S> {
  const question: Question | undefined = makeQuestion(skill, order, seed);
  if (question?.skill !== skill) throw new Error(`no question of ${skill}`);
  return question;
}
