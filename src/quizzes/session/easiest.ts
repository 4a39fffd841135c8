import type { Question } from '../games/question.ts';
import { skillOf, skillsUnder } from '../games/skills.ts';

/** How much each thing to know counts, beside its place in the order of teaching. */
const EACH = 60;

/** The question that takes least to know: few facts, and such as are taught first. */
export function easiest(questions: readonly Question[]): Question | undefined {
  const [first] = questions;
  if (!first) return undefined;
  const listed = skillsUnder(first).flatMap((skill) => skillOf(skill).every?.(first) ?? []);
  const place = new Map(listed.map((fact, i) => [fact, i]));
  const effortOf = (question: Question): number =>
    skillOf(question.skill)
      .facts(question)
      .reduce((sum, fact) => sum + EACH + (place.get(fact) ?? listed.length), 0);
  return questions
    .map((question) => ({ question, effort: effortOf(question) }))
    .reduce((least, one) => (one.effort < least.effort ? one : least)).question;
}
