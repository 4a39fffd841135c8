import type { SkillId } from '../../base/skill-ids.ts';
import { MCR_STEPS, STEPS } from '../../base/terms.ts';
import type { Blueprint } from './blueprint.ts';

/** What the points of a skill are about that gives several. */
const OF_SKILL: Readonly<Partial<Record<string, readonly string[]>>> = {
  whole: STEPS,
  'mcr-whole': MCR_STEPS,
  'pair-wait': ['pair', 'wait'],
  'mcr-penalties': ['ruling', 'article'],
  rulings: ['ruling', 'article'],
} satisfies Partial<Record<SkillId, readonly string[]>>;

/** What the points of an exam are about: the steps of whole hands, the skills that are asked by themselves, and chapters. */
export function topicsOf({ parts, authored = [] }: Pick<Blueprint, 'parts' | 'authored'>): readonly string[] {
  const asked = [...parts.map(({ skill }) => skill), ...authored.map(({ topic }) => topic)];
  return [...new Set(asked.flatMap((topic) => OF_SKILL[topic] ?? [topic]))];
}
