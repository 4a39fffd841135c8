import { STEPS, type StepId } from '../terms.ts';

/** How much of a worked example is left to the learner, from a whole example to a bare hand. */
export const STAGES = [0, 1, 2, 3, 4] as const;

/** A stage by its number. */
export type Stage = (typeof STAGES)[number];

/** What each stage asks, in the order of the steps: nothing, the payment, fu too, yaku too, everything. */
const ASKED: Readonly<Record<Stage, readonly StepId[]>> = {
  0: [],
  1: ['payment'],
  2: ['fu', 'payment'],
  3: ['yaku', 'fu', 'payment'],
  4: STEPS,
};

/** The steps that a stage asks; the others are shown. */
export const askedAt = (stage: Stage): readonly StepId[] => ASKED[stage];

const RUN = 3;

/** The stage to suggest next: one more blank after three right in a row, one fewer after two wrong in a row. */
export function suggestStage(stage: Stage, lately: readonly boolean[]): Stage {
  const run = lately.slice(-RUN);
  if (run.length === RUN && run.every(Boolean)) return STAGES[stage + 1] ?? stage;
  const pair = lately.slice(-2);
  return pair.length === 2 && !pair.some(Boolean) ? (STAGES[stage - 1] ?? stage) : stage;
}
