/** The sign between a name and its description, with its spaces: French has one on both sides. */
export const colon = (lang: string): string => (lang === 'fr' ? '\u00a0: ' : ': ');

/** The sign between parts of a list that hold commas. */
export const semicolon = (lang: string): string => (lang === 'fr' ? '\u202f; ' : '; ');

/** The dash between two parts of a line: Russian and Ukrainian write the long one, and never begin a line with it. */
export const dash = (lang: string): string => (lang === 'ru' || lang === 'uk' ? '\u00a0— ' : ' – ');

/** A name and its description: `3 han 40 fu: 5,200`. */
export const named = (name: string, value: string | number, lang: string): string =>
  `${name}${colon(lang)}${String(value)}`;
