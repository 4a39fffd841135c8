import { LANGUAGES, sitePath } from '../../../../locales.ts';
import { type Classified, makeClassifier, type Model } from './classifier.ts';
import type { Distinctions } from './follow-up.ts';
import type { SignsById } from './signs.ts';
import type { WordsOfConcepts } from './vocabulary.ts';

const WORDS = import.meta.glob<WordsOfConcepts>('../../../../content/words/*/finder.json', { import: 'default' });

const wordsOf = async (lang: string): Promise<readonly WordsOfConcepts[]> => {
  const load = WORDS[`../../../../content/words/${lang}/finder.json`];
  return load ? [await load()] : [];
};

/** Everything that the finder fetches. English words are understood in every language. */
export interface Knowledge {
  readonly classify: (text: string) => Classified;
  readonly signs: SignsById;
  readonly distinctions: Distinctions;
}

/** Undefined offline on a device that saved only the page: then the signs have to do. */
async function fetchModel(lang: string): Promise<Model | undefined> {
  try {
    const answer = await fetch(sitePath('finder-words.json', LANGUAGES.find((one) => one.lang === lang)?.locale));
    const model = answer.ok ? ((await answer.json()) as Model | { readonly linear?: undefined }) : {};
    return model.linear && model;
  } catch {
    return undefined;
  }
}

/** Fetches everything that the finder needs in a language. */
export async function loadKnowledge(lang: string): Promise<Knowledge> {
  const [{ default: signs }, { default: contrasts }, { default: contraries }, model, english, own] = await Promise.all([
    import('../../../../content/penalties/signs.json'),
    import('../../../../content/penalties/contrasts.json'),
    import('../../../../content/penalties/contraries.json'),
    fetchModel(lang),
    wordsOf('en'),
    lang === 'en' ? [] : wordsOf(lang),
  ]);
  return {
    classify: makeClassifier([...english, ...own], model),
    signs,
    distinctions: { contrasts, contraries },
  };
}
