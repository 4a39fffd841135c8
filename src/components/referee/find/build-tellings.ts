import type { Lang } from '../../../locales.ts';
import { readSaid } from './said.ts';
import { readTellings, type Tellings, type WordsOfTellings } from './tellings.ts';
import { vocabularyOf, type WordsOfConcepts } from './vocabulary.ts';

const VOCABULARIES = import.meta.glob<WordsOfConcepts>('../../../content/words/*/finder.json', {
  eager: true,
  import: 'default',
});
const TELLINGS = import.meta.glob<WordsOfTellings>('../../../content/words/*/tellings.json', {
  eager: true,
  import: 'default',
});

const made = new Map<string, Tellings>();

/** How people tell of each card in a language, in English where the language has no words for it. */
export function tellingsIn(lang: Lang): Tellings {
  const words = TELLINGS[`../../../content/words/${lang}/tellings.json`];
  const known = made.get(lang);
  if (known) return known;
  if (!words) return tellingsIn('en');
  const languages = [...new Set(['en', lang])].map((one) => VOCABULARIES[`../../../content/words/${one}/finder.json`]);
  const vocabulary = vocabularyOf(languages.filter((one) => one !== undefined));
  const tellings = readTellings(words, (text) => readSaid(text, vocabulary));
  made.set(lang, tellings);
  return tellings;
}
