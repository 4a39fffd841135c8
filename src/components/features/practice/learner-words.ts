import { atom } from 'nanostores';
import type { Strings } from '../../../i18n/strings.ts';
import { fetchWords } from '../../base/words/fetch-words.ts';

/** What is said of how somebody stands on the path. */
export type StandingWords = Strings<'standing'>;

/** What practice says to those of whom it remembers something: how they stand, and the notebook. */
export interface LearnerWords {
  readonly standing: StandingWords;
  readonly notebook: Strings<'notebook'>;
}

/** These words in the language of the page, undefined until they are fetched. */
export const $learnerWords = atom<LearnerWords | undefined>(undefined);

/** Fetches these words, once; undefined, and to be tried again, where they do not come. */
export async function fetchLearnerWords(): Promise<LearnerWords | undefined> {
  if (!$learnerWords.get()) $learnerWords.set(await fetchWords<LearnerWords>('learner-words.json'));
  return $learnerWords.get();
}
