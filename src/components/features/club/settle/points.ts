import { visible } from '../../../../quizzes/base/visible.ts';

const MOST = 10_000_000;
const WHOLE = /^\d+$/;
/** Thousands are separated consistently by one character; a comma or dot before other than three digits is a decimal point. */
const IN_THOUSANDS = /^\d{1,3}([\s'’.,])\d{3}(?:\1\d{3})*$/;

/** Parses whole points as people type them, with separators and any minus sign; undefined for other text. */
export function pointsIn(text: string): number | undefined {
  const [, sign = '', digits = ''] = /^([-−–+]?)\s?(.*)$/.exec(visible(text)) ?? [];
  if (!WHOLE.test(digits) && !IN_THOUSANDS.test(digits)) return undefined;
  const points = Number(digits.replace(/\D/g, ''));
  if (points > MOST) return undefined;
  return points === 0 || sign === '' || sign === '+' ? points : -points;
}
