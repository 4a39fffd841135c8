import { atom } from 'nanostores';
import { useMemo } from 'preact/hooks';
import { fetchWords } from '../../base/words/fetch-words.ts';
import type { IslandStrings } from '../../base/words/strings.ts';
import type { PracticeWords } from './strings.ts';
import { useAtOnce } from '../../base/words/use-at-once.ts';

/** The texts of questions; undefined until they are fetched. */
const $questionWords = atom<PracticeWords | undefined>(undefined);

/** Fetches the texts of questions once; returns false on failure, so that it can be retried. */
export async function fetchQuestionWords(): Promise<boolean> {
  if (!$questionWords.get()) $questionWords.set(await fetchWords<PracticeWords>('practice-words.json'));
  return $questionWords.get() !== undefined;
}

/**
 * The strings of an island whose page leaves out what only questions say, with all of them once they are fetched. Those
 * of the page win.
 */
export function useWholeStrings<Words extends PracticeWords>(
  early: IslandStrings<{ readonly practice: object; readonly book: Words['book'] }>,
): IslandStrings<Words> {
  const fetched = useAtOnce($questionWords);
  return useMemo(() => {
    const practice = { ...fetched?.practice, ...early.words.practice };
    return { ...early, words: { ...fetched, ...early.words, practice } as unknown as Words };
  }, [fetched, early.words]);
}
