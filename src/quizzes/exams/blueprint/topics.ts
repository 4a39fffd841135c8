import type { SkillId } from '../../base/skill-ids.ts';
import { MCR_STEPS, STEPS } from '../../base/terms.ts';
import type { Blueprint } from './blueprint.ts';

/** The topics of skills whose questions give several points. */
const OF_SKILL: Readonly<Partial<Record<string, readonly string[]>>> = {
  whole: STEPS,
  'mcr-whole': MCR_STEPS,
  'pair-wait': ['pair', 'wait'],
  'mcr-penalties': ['ruling', 'article'],
  rulings: ['ruling', 'article'],
} satisfies Partial<Record<SkillId, readonly string[]>>;

/** The topics of an exam: steps of whole hands, single skills, and chapters. */
export function topicsOf({ parts, authored = [] }: Pick<Blueprint, 'parts' | 'authored'>): readonly string[] {
  const asked = [...parts.map(({ skill }) => skill), ...authored.map(({ topic }) => topic)];
  return [...new Set(asked.flatMap((topic) => OF_SKILL[topic] ?? [topic]))];
}
