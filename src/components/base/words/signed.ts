import type { Entry } from '../../../engine/riichi/index.ts';

/** Formats points with their sign: `+1,500`, `−3,000`, `0`. */
export const signed = (points: number, lang: string): string =>
  points.toLocaleString(lang, { signDisplay: 'exceptZero' }).replace('-', '−');

/** Formats a game result as it is entered: points `24,300`, a total `+9,400`, or thousands `+9.4`. */
export function enteredText(points: number, { enters, per }: Entry, lang: string): string {
  if (enters === 'points') return points.toLocaleString(lang).replace('-', '−');
  const digits = per === 1 ? 0 : 1;
  const form = { signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return (points / per).toLocaleString(lang, form).replace('-', '−');
}
