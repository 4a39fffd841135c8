import type { SkillId } from '../skills/ids.ts';
import { MCR_STEPS, STEPS, type AnyStepId } from '../terms.ts';
import type { Blueprint } from './blueprint.ts';

/** What the points of an exam are about: the steps of whole hands, and the skills that are asked by themselves. */
export function topicsOf({ parts }: Pick<Blueprint, 'parts'>): readonly (AnyStepId | SkillId)[] {
  const topics = parts.flatMap(({ skill }): readonly (AnyStepId | SkillId)[] =>
    skill === 'whole' ? STEPS : skill === 'mcr-whole' ? MCR_STEPS : [skill],
  );
  return [...new Set(topics)];
}
