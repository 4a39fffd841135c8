import { isFilling, stemOf } from '../../i18n/stems.ts';

/** The search brings no stems for Ukrainian: it finds words by their beginnings. */
const beginningOf = (word: string): string =>
  word.slice(0, Math.max(3, stemOf(word, 'uk').length)).replaceAll(/['ʼ‘`´]/g, '’');

/** What is sought without words that tell nothing: a place is found for what it says, not for how often it says “the”. */
export function tellingWords(sought: string, lang: string): string {
  const telling = sought.split(/\s+/).filter((word) => !isFilling(word));
  const words = telling.length > 0 ? telling : [sought];
  return words
    .map((word) => (lang === 'uk' && /^\p{L}+(?:['’ʼ‘`´]\p{L}+)?$/u.test(word) ? beginningOf(word) : word))
    .join(' ');
}
