import { atom } from 'nanostores';
import type { Strings } from '../../../i18n/strings.ts';
import { fetchWords } from '../../base/words/fetch-words.ts';

/** What practice of riichi needs to speak beyond its page: misconceptions by their ids, rulings with their amounts, and in what rulebooks differ. */
export interface TableWords {
  readonly mistake: Strings<'table-mistake'>;
  readonly ruling: Strings<'ruling'>;
  readonly differs: Strings<'differs'>;
}

/** These words in the language of the page, undefined until they are fetched. */
export const $tableWords = atom<TableWords | undefined>(undefined);

/** Fetches these words, once; false, and to be tried again, where they do not come. */
export async function fetchTableWords(): Promise<boolean> {
  if (!$tableWords.get()) $tableWords.set(await fetchWords<TableWords>('table-words.json'));
  return $tableWords.get() !== undefined;
}
