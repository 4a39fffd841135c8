import { LEVELS, type Level } from '../base/terms.ts';

/** The share of right answers below which one does not go on to the next skill. */
const ENOUGH = 0.6;

/** What to do after a session: the next skill, or the same again, easier if possible. */
export type WayOn =
  { readonly to: 'next' } | { readonly to: 'again' } | { readonly to: 'easier'; readonly level: Level };

/** Whether enough answers were right to go on. */
export const isEnough = (right: number, asked: number): boolean => asked === 0 || right / asked >= ENOUGH;

/** What to do next after this many right answers at a level. */
export function wayOn(right: number, asked: number, level: Level): WayOn {
  if (isEnough(right, asked)) return { to: 'next' };
  const easier = LEVELS[LEVELS.indexOf(level) - 1];
  return easier === undefined ? { to: 'again' } : { to: 'easier', level: easier };
}
