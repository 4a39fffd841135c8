import { formatQuestion } from '../games/link.ts';
import type { Question } from '../games/question.ts';
import { solveQuestion, misconceptionChecks } from '../games/skills.ts';
import { diagnosisOf } from '../games/game.ts';

/** Whether one who has a misconception would answer a question wrongly by it. */
export const showsIn = (mistake: string, question: Question): boolean =>
  diagnosisOf(question.skill)?.shows(mistake, question) ??
  misconceptionChecks(question, solveQuestion(question), mistake).some(({ id, applies }) => id === mistake && applies);

/** The question beside a missed one that shows where a misconception ends: the same but for one thing, and not touched by it. */
export function contrastTo(question: Question, mistake: string): Question | undefined {
  const own = formatQuestion(question);
  return diagnosisOf(question.skill)
    ?.variants(question)
    .find((other) => formatQuestion(other) !== own && !showsIn(mistake, other));
}
