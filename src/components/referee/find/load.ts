import type { Said } from './said.ts';
import { readSaid } from './said.ts';
import type { SignsOfCards } from './signs.ts';
import { type WordsOfConcepts, vocabularyOf } from './vocabulary.ts';

const WORDS = import.meta.glob<WordsOfConcepts>('../../../content/words/*/finder.json', { import: 'default' });

const wordsOf = async (lang: string): Promise<readonly WordsOfConcepts[]> => {
  const load = WORDS[`../../../content/words/${lang}/finder.json`];
  return load ? [await load()] : [];
};

/** What the finder knows: how to read what somebody types in a language (English words are always understood), and the signs of cards. */
export interface Knowledge {
  readonly read: (text: string) => Said;
  readonly signs: SignsOfCards;
}

/** Fetches what the finder knows. */
export async function loadKnowledge(lang: string): Promise<Knowledge> {
  const [{ default: signs }, english, own] = await Promise.all([
    import('../../../content/penalties/signs.json'),
    wordsOf('en'),
    lang === 'en' ? [] : wordsOf(lang),
  ]);
  const vocabulary = vocabularyOf([...english, ...own]);
  return { read: (text) => readSaid(text, vocabulary), signs };
}
