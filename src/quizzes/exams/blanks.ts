import { hanOf, isLimitByHan } from '../judge/steps.ts';
import type { QuestionOf } from '../question.ts';
import { type AnyStepId, MCR_STEPS, type McrAnswers, STEPS, type StepAnswers, type StepId } from '../terms.ts';
import { type ExamQuestion, isAuthored } from './asked.ts';

/** What an answer's own yaku or han make idle: han and fu beside a limit hand, fu where the han alone reach a limit. */
function idleBy({ yaku = [], han }: StepAnswers, question: QuestionOf<'whole'>): readonly StepId[] {
  if (hanOf(yaku, question.hand) === undefined) return ['han', 'fu'];
  return han !== undefined && isLimitByHan(han, question) ? ['fu'] : [];
}

const isBlank = (step: unknown): boolean => step === undefined || (Array.isArray(step) && step.length === 0);

/**
 * The steps of a whole hand that an answer leaves blank although each is a point, in order. By the answer's own yaku and han
 * alone: it says nothing of what is right.
 */
export function blanksIn(question: ExamQuestion, given: unknown): readonly AnyStepId[] {
  if (isAuthored(question)) return [];
  if (question.skill === 'mcr-whole') {
    const steps = given as McrAnswers;
    return MCR_STEPS.filter((step) => isBlank(steps[step]));
  }
  if (question.skill !== 'whole') return [];
  const steps = given as StepAnswers;
  const idle = idleBy(steps, question);
  return STEPS.filter((step) => isBlank(steps[step]) && !idle.includes(step));
}
