import type { Step } from '../../../engine/riichi/index.ts';

/** The parts of an explained score. */
export const STEP_GROUPS = ['han', 'fu', 'payment'] as const;
export type StepGroup = (typeof STEP_GROUPS)[number];

/** The part of the explanation that a step belongs to. */
export function groupOf(step: Step): StepGroup {
  switch (step.kind) {
    case 'add':
      return step.unit === 'fu' ? 'fu' : 'han';
    case 'exclude':
      return 'han';
    case 'round':
      return step.unit === 'fu' ? 'fu' : 'payment';
    case 'limit':
    case 'pay':
      return 'payment';
  }
}
