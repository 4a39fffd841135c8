import { FANS as NUMBERED } from './fans.ts';
import { type FanId, fanNumber } from '../../../engine/mcr/index.ts';
import { type Told, inEveryLanguage, wordsOf } from '../../../i18n/words.ts';
import { searchable } from './fan-search.ts';

/** The name of a fan for a reader of a language; one melded with one concealed kong goes by the fan that describes it. */
export const fanName = (fan: FanId, lang: string): Told =>
  wordsOf(lang, 'fans').tell(fan === 'melded-and-concealed-kong' ? '57-mixed' : String(fanNumber(fan)), 'name');

/** The characters of a fan’s Chinese name, by its number. */
const chinese = (n: number): string => NUMBERED.find((one) => one.n === n)?.zh ?? '';

/** The names of a fan in the languages that stand not at its head: neither the page's nor English. */
export const namesElsewhere = (n: number, lang: string): readonly { readonly text: string; readonly lang: string }[] =>
  inEveryLanguage('fans', String(n), 'name').filter((name) => name.lang !== lang && name.lang !== 'en');

/** Every name under which somebody may look for a fan: in each language, in Chinese, and those of other games. */
export function otherNames(n: number): string {
  const id = String(n);
  const names = [...inEveryLanguage('fans', id, 'name'), ...inEveryLanguage('fans', id, 'also')];
  return [...new Set([...names.map(({ text }) => text), chinese(n)])].join(', ');
}

/** What a search among the fan looks through, for one of them. */
export const fanWords = (n: number, lang: string): string =>
  searchable(`${String(n)} ${otherNames(n)} ${wordsOf(lang, 'fans').tell(String(n), 'is').text}`);
