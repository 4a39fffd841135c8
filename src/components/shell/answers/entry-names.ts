import characters from '../../../content/yaku-kanji.json' with { type: 'json' };
import type { OptionId, PatternId } from '../../../engine/riichi/index.ts';
import { wordsOf } from '../../../i18n/words.ts';
import { japaneseName } from '../../base/words/yaku.ts';
import { TERMS, type Term, alsoOf } from '../../features/glossary/glossary.ts';

const KANJI: Readonly<Partial<Record<PatternId, readonly string[]>>> = characters;

/** The parts of a text that lists words or names: `honba, counter`. */
export const listed = (text: string | undefined): readonly string[] => text?.split(/,\s*/) ?? [];

/** The names of what a text calls `Closed wait (kanchan)`: with the words in brackets, without them, and these alone. */
export const namesIn = (text: string): readonly string[] => {
  const [, outside = '', inside] = /^([^(]*)(?:\(([^)]*)\))?/.exec(text) ?? [];
  return [text, outside, ...(inside === undefined ? [] : [inside])];
};

/** The names of a term that players of a language use. */
export const termNames = ({ id, romanised, kanji }: Term, lang: string): readonly string[] => [
  ...['en', lang].flatMap((one) => namesIn(wordsOf(one, 'glossary').tell(id, 'name').text)),
  ...[romanised, kanji].flatMap((name) => name ?? []),
  ...alsoOf(id).flatMap((one) => (one.lang === lang || one.lang === 'en' ? listed(one.text) : [])),
];

/** The names of a pattern that players of a language use. */
export const patternNames = (id: PatternId, name: string, lang: string): readonly string[] => [
  name,
  japaneseName(id),
  id.replaceAll('-', ' '),
  ...(KANJI[id] ?? []),
  ...['en', lang].flatMap((one) => listed(wordsOf(one, 'yaku').find(id, 'search')?.text)),
  ...TERMS.filter(({ romanised }) => romanised?.replaceAll('’', '') === japaneseName(id)).flatMap((term) =>
    termNames(term, lang),
  ),
];

/** Other names of an option. */
export const optionNames = (id: OptionId, lang: string): readonly string[] =>
  ['en', lang].flatMap((one) => listed(wordsOf(one, 'asked').find('options', id)?.text));
