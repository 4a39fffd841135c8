import { visible } from '../../../../quizzes/base/visible.ts';

const MOST = 10_000_000;
const WHOLE = /^\d+$/;
/** Thousands apart, each by the same sign; a comma or dot before anything but three digits is a decimal one. */
const IN_THOUSANDS = /^\d{1,3}([\s'’.,])\d{3}(?:\1\d{3})*$/;

/** Whole points as people type them: with a sign between thousands, and any minus; undefined: no whole number. */
export function pointsIn(text: string): number | undefined {
  const [, sign = '', digits = ''] = /^([-−–+]?)\s?(.*)$/.exec(visible(text)) ?? [];
  if (!WHOLE.test(digits) && !IN_THOUSANDS.test(digits)) return undefined;
  const points = Number(digits.replace(/\D/g, ''));
  if (points > MOST) return undefined;
  return points === 0 || sign === '' || sign === '+' ? points : -points;
}
