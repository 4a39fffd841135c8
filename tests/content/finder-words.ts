import type { WordsOfConcepts } from '../../src/components/features/referee/finder/vocabulary.ts';
import type { Lang } from '../../src/locales.ts';

const FILES = import.meta.glob<WordsOfConcepts>('../../src/content/words/*/{finder,facts}.json', {
  eager: true,
  import: 'default',
});

/** The words that a language is read by: English ones and its own. */
export const wordsIn = (lang: Lang, files: readonly ('finder' | 'facts')[]): readonly WordsOfConcepts[] =>
  [...new Set<Lang>(['en', lang])]
    .flatMap((one) => files.map((file) => FILES[`../../src/content/words/${one}/${file}.json`]))
    .filter((words) => words !== undefined);

/** The words of one language alone. */
export const wordsOfLanguage = (lang: Lang): readonly WordsOfConcepts[] =>
  Object.entries(FILES).flatMap(([path, words]) => (path.includes(`/${lang}/`) ? [words] : []));
