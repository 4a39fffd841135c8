import { atom } from 'nanostores';
import type { Strings } from '../../../i18n/strings.ts';
import { fetchWords } from '../../base/words/fetch-words.ts';

/** Strings about progress on the path. */
export type StandingWords = Strings<'standing'>;

/** The strings that only learners with a record see: the path strip and the notebook. */
export interface LearnerWords {
  readonly standing: StandingWords;
  readonly notebook: Strings<'notebook'>;
}

/** These strings in the language of the page; undefined until they are fetched. */
export const $learnerWords = atom<LearnerWords | undefined>(undefined);

/** Fetches these strings once. Returns undefined when they do not arrive; the next call tries again. */
export async function fetchLearnerWords(): Promise<LearnerWords | undefined> {
  if (!$learnerWords.get()) $learnerWords.set(await fetchWords<LearnerWords>('learner-words.json'));
  return $learnerWords.get();
}
