import { atom } from 'nanostores';
import { fetchWords } from '../../base/words/fetch-words.ts';
import type { McrWords } from './words.ts';

/** The MCR texts in the page's language; undefined until fetched. */
export const $mcrWords = atom<McrWords | undefined>(undefined);

/** Fetches the MCR texts once; returns false on failure, so that it can be retried. */
export async function fetchMcrWords(): Promise<boolean> {
  if (!$mcrWords.get()) $mcrWords.set(await fetchWords<McrWords>('mcr-words.json'));
  return $mcrWords.get() !== undefined;
}

/** The texts of another language than the page's, while something is rendered in it. */
let others: McrWords | undefined;

/** Renders something with the MCR texts of another language; `render` must not wait for anything. */
export function withMcrWords(words: McrWords, render: () => void): void {
  others = words;
  try {
    render();
  } finally {
    others = undefined;
  }
}

/** The MCR texts, for components shown only once they are loaded. */
export function mcrWords(): McrWords {
  const words = others ?? $mcrWords.get();
  if (!words) throw new Error('the words of MCR are not there yet');
  return words;
}
