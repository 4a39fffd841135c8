import { LANGUAGES, sitePath } from '../../../locales.ts';
import type { Learnt } from './build-model.ts';
import { featuresOf } from './features.ts';
import type { Mistaken } from './find.ts';
import { kindsOf } from './kinds.ts';
import { type Likeness, likenessBy } from './model.ts';
import { readSaid, type Said } from './said.ts';
import type { SignsOfCards } from './signs.ts';
import { vocabularyOf, type WordsOfConcepts } from './vocabulary.ts';

const WORDS = import.meta.glob<WordsOfConcepts>('../../../content/words/*/finder.json', { import: 'default' });

const wordsOf = async (lang: string): Promise<readonly WordsOfConcepts[]> => {
  const load = WORDS[`../../../content/words/${lang}/finder.json`];
  return load ? [await load()] : [];
};

/** What the finder knows: how to read what somebody types in a language (English words are always understood), how people tell of cards, the signs of cards, and which are taken for each other. */
export interface Knowledge {
  readonly read: (text: string) => Said;
  readonly alike: (text: string, said: Said) => Likeness;
  readonly signs: SignsOfCards;
  readonly mistaken: Mistaken;
}

/** Makes ready to say how likely a text tells of each card. */
export function alikeBy({ kinds, model }: Learnt): Knowledge['alike'] {
  const kindOf = kindsOf(kinds);
  const likeness = likenessBy(model);
  return (text, said) => likeness(featuresOf(text, said, kindOf));
}

/** What was learnt of how people tell of cards; nothing where it does not come, as on a device that kept no more than the page: then signs have to do. */
async function learntIn(lang: string): Promise<Knowledge['alike']> {
  try {
    const answer = await fetch(sitePath('finder-words.json', LANGUAGES.find((one) => one.lang === lang)?.locale));
    return answer.ok ? alikeBy((await answer.json()) as Learnt) : () => new Map();
  } catch {
    return () => new Map();
  }
}

/** Fetches what the finder knows. */
export async function loadKnowledge(lang: string): Promise<Knowledge> {
  const [{ default: signs }, { default: mistaken }, alike, english, own] = await Promise.all([
    import('../../../content/penalties/signs.json'),
    import('../../../content/penalties/mistaken-for.json'),
    learntIn(lang),
    wordsOf('en'),
    lang === 'en' ? [] : wordsOf(lang),
  ]);
  const vocabulary = vocabularyOf([...english, ...own]);
  return { read: (text) => readSaid(text, vocabulary), alike, signs, mistaken };
}
