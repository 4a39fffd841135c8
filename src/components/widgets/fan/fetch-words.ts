import { atom } from 'nanostores';
import { fetchWords } from '../../base/words/fetch-words.ts';
import type { McrWords } from './words.ts';

/** The words of MCR in the language of the page, undefined until they are fetched. */
export const $mcrWords = atom<McrWords | undefined>(undefined);

/** Fetches the words of MCR, once; false, and to be tried again, where they do not come. */
export async function fetchMcrWords(): Promise<boolean> {
  if (!$mcrWords.get()) $mcrWords.set(await fetchWords<McrWords>('mcr-words.json'));
  return $mcrWords.get() !== undefined;
}

/** The words of MCR, for what is shown only once they are there. */
export function mcrWords(): McrWords {
  const words = $mcrWords.get();
  if (!words) throw new Error('the words of MCR are not there yet');
  return words;
}
