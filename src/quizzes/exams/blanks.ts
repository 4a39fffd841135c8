import {
  type AnyStepId,
  MCR_STEPS,
  type McrAnswers,
  STEPS,
  type Shares,
  type StepAnswers,
  type StepId,
} from '../terms.ts';
import { type ExamQuestion, isAuthored } from './asked.ts';

/** From so many han on fu are idle by every rulebook; a limit hand that has no han is worth so much to whoever is not East. */
const IDLE_FROM = { han: 5, points: 32_000 } as const;

const sumOf = ({ discarder, east, others }: Shares): number =>
  discarder ?? (east === null ? 3 * (others ?? 0) : east + 2 * (others ?? 0));

/** What an answer's own numbers make idle: fu where its han alone reach a limit, han and fu beside the payment of a limit hand. */
function idleBy({ han = 0, payment }: StepAnswers): readonly StepId[] {
  if (han >= IDLE_FROM.han) return ['fu'];
  return han === 0 && payment && sumOf(payment) >= IDLE_FROM.points ? ['han', 'fu'] : [];
}

const isBlank = (step: unknown): boolean => step === undefined || (Array.isArray(step) && step.length === 0);

/**
 * The steps of a whole hand that an answer leaves blank although each is a point, in order. By the answer's own numbers
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
  const idle = idleBy(steps);
  return STEPS.filter((step) => isBlank(steps[step]) && !idle.includes(step));
}
