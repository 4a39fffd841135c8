import { LANGUAGES, sitePath } from '../../../locales.ts';
import { type Likeness, learnFrom } from './alike.ts';
import { readSaid, type Said } from './said.ts';
import type { SignsOfCards } from './signs.ts';
import type { Tellings } from './tellings.ts';
import { vocabularyOf, type WordsOfConcepts } from './vocabulary.ts';

const WORDS = import.meta.glob<WordsOfConcepts>('../../../content/words/*/finder.json', { import: 'default' });

const wordsOf = async (lang: string): Promise<readonly WordsOfConcepts[]> => {
  const load = WORDS[`../../../content/words/${lang}/finder.json`];
  return load ? [await load()] : [];
};

/** What the finder knows: how to read what somebody types in a language (English words are always understood), how people tell of cards, and the signs of cards. */
export interface Knowledge {
  readonly read: (text: string) => Said;
  readonly alike: (text: string, said: Said) => Likeness;
  readonly signs: SignsOfCards;
}

const NO_TELLINGS: Tellings = { meant: [], byCard: {} };

/** How people tell of cards; nothing where it does not come, as on a device that kept no more than the page: then signs have to do. */
async function tellingsIn(lang: string): Promise<Tellings> {
  try {
    const answer = await fetch(sitePath('finder-words.json', LANGUAGES.find((one) => one.lang === lang)?.locale));
    return answer.ok ? ((await answer.json()) as Tellings) : NO_TELLINGS;
  } catch {
    return NO_TELLINGS;
  }
}

/** Fetches what the finder knows. */
export async function loadKnowledge(lang: string): Promise<Knowledge> {
  const [{ default: signs }, tellings, english, own] = await Promise.all([
    import('../../../content/penalties/signs.json'),
    tellingsIn(lang),
    wordsOf('en'),
    lang === 'en' ? [] : wordsOf(lang),
  ]);
  const vocabulary = vocabularyOf([...english, ...own]);
  return { read: (text) => readSaid(text, vocabulary), alike: learnFrom(tellings), signs };
}
