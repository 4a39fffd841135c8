import type { Question } from '../games/question.ts';
import { skillOf, skillsUnder } from '../games/skills.ts';

/** How much each thing to know counts, beside its place in the order of teaching. */
const EACH = 60;

const factsOf = (question: Question) => skillOf(question.skill).facts(question);

/** Whether a limit decides what is paid: that takes few facts, but not those that the skill is about. */
const isLimited = (question: Question): boolean => factsOf(question).some((fact) => fact.startsWith('limit:'));

/** The question that takes least to know: below the limits where it can be, few facts, and such as are taught first. */
export function easiest(all: readonly Question[]): Question | undefined {
  const plain = all.filter((question) => !isLimited(question));
  const questions = plain.length > 0 ? plain : all;
  const [first] = questions;
  if (!first) return undefined;
  const listed = skillsUnder(first).flatMap((skill) => skillOf(skill).every?.(first) ?? []);
  const place = new Map(listed.map((fact, i) => [fact, i]));
  const effortOf = (question: Question): number =>
    factsOf(question).reduce((sum, fact) => sum + EACH + (place.get(fact) ?? listed.length), 0);
  return questions
    .map((question) => ({ question, effort: effortOf(question) }))
    .reduce((least, one) => (one.effort < least.effort ? one : least)).question;
}
