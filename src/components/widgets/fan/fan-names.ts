import { FANS as NUMBERED } from './fans.ts';
import { type FanId, fanNumber } from '../../../engine/mcr/index.ts';
import { type Told, inEveryLanguage, wordsOf } from '../../../i18n/words.ts';
import { searchable } from './fan-search.ts';

/** Name of a fan in a language; melded and concealed kong together use the fan that describes both. */
export const fanName = (fan: FanId, lang: string): Told =>
  wordsOf(lang, 'fans').tell(fan === 'melded-and-concealed-kong' ? '57-mixed' : String(fanNumber(fan)), 'name');

/** Characters of a fan’s Chinese name, by number. */
const chinese = (n: number): string => NUMBERED.find((one) => one.n === n)?.zh ?? '';

/** Names of a fan in languages other than the page's. */
export const namesElsewhere = (n: number, lang: string): readonly { readonly text: string; readonly lang: string }[] =>
  inEveryLanguage('fans', String(n), 'name').filter((name) => name.lang !== lang);

/** All names of a fan to search for: in each language, in Chinese, and those of other games. */
export function otherNames(n: number): string {
  const id = String(n);
  const names = [...inEveryLanguage('fans', id, 'name'), ...inEveryLanguage('fans', id, 'also')];
  return [...new Set([...names.map(({ text }) => text), chinese(n)])].join(', ');
}

/** Search text of a fan. */
export const fanWords = (n: number, lang: string): string =>
  searchable(`${String(n)} ${otherNames(n)} ${wordsOf(lang, 'fans').tell(String(n), 'is').text}`);
