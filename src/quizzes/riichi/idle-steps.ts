import { hanOf, isLimitByHan } from '../judge/steps.ts';
import type { Answer, Question } from '../question.ts';
import type { StepAnswers, StepId } from '../terms.ts';

/** What an answer's own yaku or han make idle: han and fu beside a limit hand, fu where the han alone reach a limit. */
export function idleSteps(question: Question, given: Answer): readonly StepId[] {
  if (question.skill !== 'whole') return [];
  const { yaku = [], han } = given as StepAnswers;
  if (hanOf(yaku, question.hand) === undefined) return ['han', 'fu'];
  return han !== undefined && isLimitByHan(han, question) ? ['fu'] : [];
}
