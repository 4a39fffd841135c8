import { LEVELS, type Level } from '../base/terms.ts';

/** The share of right answers below which one does not go on to the next skill. */
const ENOUGH = 0.6;

/** What to do after a session: the next skill, or the same again, easier if possible. */
export type WayOn =
  { readonly to: 'next' } | { readonly to: 'again' } | { readonly to: 'easier'; readonly level: Level };

/** Whether enough answers were right to go on. */
const isEnough = (right: number, asked: number): boolean => asked === 0 || right / asked >= ENOUGH;

/** How many of the latest answers tell whether to go on. */
export const LATEST = 5;

/** Whether enough of the latest answers to a skill, oldest first (`1` right, `0` wrong), were right. */
export function areEnough(lately: string): boolean {
  const last = Array.from(lately.slice(-LATEST));
  return isEnough(last.filter((one) => one === '1').length, last.length);
}

/** What to do next after this many right answers at a level. */
export function wayOn(right: number, asked: number, level: Level): WayOn {
  if (isEnough(right, asked)) return { to: 'next' };
  const easier = LEVELS[LEVELS.indexOf(level) - 1];
  return easier === undefined ? { to: 'again' } : { to: 'easier', level: easier };
}
