import { LANGUAGES, sitePath } from '../../../locales.ts';
import { fetchWords } from '../../words/fetch-words.ts';
import type { AskWords, Parted } from './ask.ts';
import type { Learnt } from './learnt.ts';
import { type Heard, makeHearing } from './hear.ts';
import type { SignsOfCards } from './signs.ts';
import type { WordsOfConcepts } from './vocabulary.ts';

const WORDS = import.meta.glob<WordsOfConcepts>('../../../content/words/*/finder.json', { import: 'default' });

const wordsOf = async (lang: string): Promise<readonly WordsOfConcepts[]> => {
  const load = WORDS[`../../../content/words/${lang}/finder.json`];
  return load ? [await load()] : [];
};

/** The words of questions back in the language of the page. */
async function askWords(): Promise<AskWords> {
  const words = await fetchWords<AskWords>('ask-words.json');
  if (!words) throw new Error('the questions back did not come');
  return words;
}

/** What the finder knows: how to understand what somebody types in a language (English words are always understood), the signs of cards, and what it asks back. */
export interface Knowledge {
  readonly hear: (text: string) => Heard;
  readonly signs: SignsOfCards;
  readonly parted: Parted;
  readonly asks: AskWords;
}

/** What was learnt of how people tell of cards; nothing where it does not come, as on a device that kept no more than the page, or comes as it was before there was a net: then signs have to do. */
async function learntIn(lang: string): Promise<Learnt | undefined> {
  try {
    const answer = await fetch(sitePath('finder-words.json', LANGUAGES.find((one) => one.lang === lang)?.locale));
    const learnt = answer.ok ? ((await answer.json()) as Learnt | { readonly net?: undefined }) : {};
    return learnt.net && learnt;
  } catch {
    return undefined;
  }
}

/** Fetches what the finder knows. */
export async function loadKnowledge(lang: string): Promise<Knowledge> {
  const [{ default: signs }, { default: contrasts }, { default: contraries }, asks, learnt, english, own] =
    await Promise.all([
      import('../../../content/penalties/signs.json'),
      import('../../../content/penalties/contrasts.json'),
      import('../../../content/penalties/contraries.json'),
      askWords(),
      learntIn(lang),
      wordsOf('en'),
      lang === 'en' ? [] : wordsOf(lang),
    ]);
  return { hear: makeHearing([...english, ...own], learnt), signs, parted: { contrasts, contraries }, asks };
}
