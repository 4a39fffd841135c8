import { atom } from 'nanostores';
import type { Strings } from '../../../i18n/strings.ts';
import { fetchWords } from '../../base/words/fetch-words.ts';

/** Extra texts for riichi practice: misconceptions by id, rulings with amounts, differences between rulebooks. */
export interface TableWords {
  readonly mistake: Strings<'table-mistake'>;
  readonly ruling: Strings<'ruling'>;
  readonly differs: Strings<'differs'>;
}

/** These texts in the page's language; undefined until fetched. */
export const $tableWords = atom<TableWords | undefined>(undefined);

/** Fetches these texts once; returns false on failure, so that it can be retried. */
export async function fetchTableWords(): Promise<boolean> {
  if (!$tableWords.get()) $tableWords.set(await fetchWords<TableWords>('table-words.json'));
  return $tableWords.get() !== undefined;
}
