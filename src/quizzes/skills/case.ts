import { caseOfHand, caseOfWorth } from '../mistakes/case.ts';
import type { Case } from '../mistakes/mistake.ts';
import type { Answer, Question, RiichiQuestion } from '../question.ts';
import type { StepAnswers } from '../terms.ts';
import { gameOfSkill } from './ids.ts';
import { skillOf } from './index.ts';

/** Whether a question is of riichi. */
export const isRiichi = (question: Question): question is RiichiQuestion => gameOfSkill(question.skill) === 'riichi';

function stepsIn({ skill }: RiichiQuestion, answer: Answer): StepAnswers | undefined {
  const { steps } = skillOf(skill);
  const [only] = steps;
  if (only === undefined) return undefined;
  return steps.length > 1 ? (answer as StepAnswers) : { [only]: answer };
}

/** An answer as the library of misconceptions looks at it; undefined where it has nothing to say about the skill. */
export function caseOf(question: Question, answer: Answer): Case | undefined {
  if (!isRiichi(question)) return undefined;
  const given = stepsIn(question, answer);
  if (!given) return undefined;
  if ('hand' in question) return caseOfHand(question, given);
  return question.skill === 'payment' ? caseOfWorth(question, given) : undefined;
}
