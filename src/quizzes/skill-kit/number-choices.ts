import type { Numbers } from './skill.ts';

/** The numbers from one to another. */
export const upTo = (from: number, to: number, by = 1): readonly number[] =>
  Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by);

/** The numbers to choose an answer from: the same for every question of a skill, and more only where a link asks for more. */
export function choicesAround(right: number, { choices, by }: Numbers): readonly number[] {
  const most = choices.at(-1) ?? 0;
  return right <= most ? choices : [...choices, ...upTo(most + by, right + by, by)];
}
