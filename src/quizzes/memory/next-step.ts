import { LEVELS, type Level } from '../base/terms.ts';

/** The share of right answers below which one does not go on to the next skill. */
const ENOUGH = 0.6;

/** Where a sitting leads: on to the next skill, or to the same again, easier where it can be. */
export type WayOn =
  { readonly to: 'next' } | { readonly to: 'again' } | { readonly to: 'easier'; readonly level: Level };

/** Whether so many right of so many asked are enough to go on. */
export const isEnough = (right: number, asked: number): boolean => asked === 0 || right / asked >= ENOUGH;

/** The way on after so many right of so many asked, at a level of difficulty. */
export function wayOn(right: number, asked: number, level: Level): WayOn {
  if (isEnough(right, asked)) return { to: 'next' };
  const easier = LEVELS[LEVELS.indexOf(level) - 1];
  return easier === undefined ? { to: 'again' } : { to: 'easier', level: easier };
}
