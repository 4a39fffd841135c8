import type { Answer } from '../question.ts';
import { gameOf } from '../skills/games.ts';
import { gameOfSkill } from '../skills/ids.ts';
import { type AnyStepId, MCR_STEPS, type McrAnswers, STEPS, type StepAnswers } from '../terms.ts';
import { type ExamQuestion, isAuthored } from './asked.ts';

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
  const idle = gameOf(gameOfSkill(question.skill))?.idleSteps?.(question, given as Answer) ?? [];
  return STEPS.filter((step) => isBlank(steps[step]) && !idle.includes(step));
}
