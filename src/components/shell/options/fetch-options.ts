import { fetchWords } from '../../base/words/fetch-words.ts';
import type { OptionsWords } from './words.ts';

let words: OptionsWords | undefined;

/** Fetches once what a page says of options; undefined where that does not come, and the next call tries again. */
export async function fetchOptions(): Promise<OptionsWords | undefined> {
  words ??= await fetchWords<OptionsWords>('options-words.json');
  return words;
}
