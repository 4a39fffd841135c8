import type { Entry } from '../../../engine/riichi/index.ts';

/** Points with their sign, as they are written in a language: `+1,500`, `−3,000`, `0`. */
export const signed = (points: number, lang: string): string =>
  points.toLocaleString(lang, { signDisplay: 'exceptZero' }).replace('-', '−');

/** What is entered after a game, in its form: points `24,300`, a total `+9,400`, or thousands `+9.4`. */
export function enteredText(points: number, { enters, per }: Entry, lang: string): string {
  if (enters === 'points') return points.toLocaleString(lang).replace('-', '−');
  const digits = per === 1 ? 0 : 1;
  const form = { signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return (points / per).toLocaleString(lang, form).replace('-', '−');
}
