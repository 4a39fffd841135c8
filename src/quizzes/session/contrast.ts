import { formatQuestion } from '../games/link.ts';
import type { Question } from '../games/question.ts';
import { solveQuestion, misconceptionChecks } from '../games/skills.ts';
import { diagnosisOf } from '../games/game.ts';

/** Whether a misconception leads to a wrong answer to a question. */
export const showsIn = (mistake: string, question: Question): boolean =>
  diagnosisOf(question.skill)?.shows(mistake, question) ??
  misconceptionChecks(question, solveQuestion(question), mistake).some(({ id, applies }) => id === mistake && applies);

/**
 * A contrast to a missed question: the same except for one thing, so that the misconception does not apply, and if there is
 * one, so that its rival does: that tells the two apart.
 */
export function contrastTo(question: Question, mistake: string, rival?: string): Question | undefined {
  const own = formatQuestion(question);
  const isContrast = (other: Question): boolean => formatQuestion(other) !== own && !showsIn(mistake, other);
  const variants = diagnosisOf(question.skill)?.variants(question) ?? [];
  const parting =
    rival === undefined ? undefined : variants.find((other) => isContrast(other) && showsIn(rival, other));
  return parting ?? variants.find(isContrast);
}
