import { formatQuestion } from '../games/link.ts';
import type { Question } from '../games/question.ts';
import { solveQuestion, misconceptionChecks } from '../games/skills.ts';
import { diagnosisOf } from '../games/game.ts';

/** Whether a misconception leads to a wrong answer to a question. */
export const showsIn = (mistake: string, question: Question): boolean =>
  diagnosisOf(question.skill)?.shows(mistake, question) ??
  misconceptionChecks(question, solveQuestion(question), mistake).some(({ id, applies }) => id === mistake && applies);

/**
 * A contrast to a missed question: the same except for one thing, so that the misconception does not apply. If there is a
 * rival, one of the two applies and the other does not: that tells them apart.
 */
export function contrastTo(question: Question, mistake: string, rival?: string): Question | undefined {
  const own = formatQuestion(question);
  const variants = (diagnosisOf(question.skill)?.variants(question) ?? []).filter(
    (other) => formatQuestion(other) !== own,
  );
  const isContrast = (other: Question): boolean => !showsIn(mistake, other);
  const parting = (one: string, other: string): Question | undefined =>
    variants.find((variant) => !showsIn(one, variant) && showsIn(other, variant));
  const parted = rival === undefined ? undefined : (parting(mistake, rival) ?? parting(rival, mistake));
  return parted ?? variants.find(isContrast);
}
