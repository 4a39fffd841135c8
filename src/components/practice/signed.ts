/** Points with their sign, as they are written in a language: `+1,500`, `−3,000`, `0`. */
export const signed = (points: number, lang: string): string =>
  points.toLocaleString(lang, { signDisplay: 'exceptZero' }).replace('-', '−');
