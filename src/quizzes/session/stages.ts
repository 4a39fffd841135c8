import { type AnyStepId, MCR_STEPS, STEPS } from '../base/terms.ts';

/** How much of a worked example is left to the learner, from a whole example to a bare hand. */
export const STAGES = [0, 1, 2, 3, 4] as const;

/** A stage by its number. */
export type Stage = (typeof STAGES)[number];

/** The steps that each stage asks: none, the payment, also fu or points, also yaku or fan, everything. */
const ASKED: Readonly<Record<Stage, readonly AnyStepId[]>> = {
  0: [],
  1: ['payment'],
  2: ['fu', 'points', 'payment'],
  3: ['yaku', 'fan', 'fu', 'points', 'payment'],
  4: [...STEPS, ...MCR_STEPS],
};

/** The steps of a skill that a stage asks; the others are shown. */
export const askedAt = <S extends AnyStepId>(stage: Stage, steps: readonly S[]): readonly S[] =>
  steps.filter((step) => ASKED[stage].includes(step));

/** The stages that ask different steps of a skill; of those that ask the same the highest. */
export const stagesOf = (steps: readonly AnyStepId[]): readonly Stage[] =>
  STAGES.filter((stage) => {
    const next = STAGES[stage + 1];
    return next === undefined || askedAt(next, steps).length > askedAt(stage, steps).length;
  });

const RUN = 3;

/** The stage to suggest next: one more blank after three right in a row, one fewer after two wrong in a row. */
export function suggestStage(stage: Stage, lately: readonly boolean[]): Stage {
  const run = lately.slice(-RUN);
  if (run.length === RUN && run.every(Boolean)) return STAGES[stage + 1] ?? stage;
  const pair = lately.slice(-2);
  return pair.length === 2 && !pair.some(Boolean) ? (STAGES[stage - 1] ?? stage) : stage;
}
