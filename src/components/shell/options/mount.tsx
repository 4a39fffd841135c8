import { render } from 'preact';
import { fetchWords } from '../../base/words/fetch-words.ts';
import { OptionsSheet } from './OptionsSheet.tsx';
import type { OptionsWords } from './words.ts';
import './options.css';

let isThere = false;

/** Fills the sheet of options when it is first opened; says so where its words do not come. */
export async function showOptions(place: HTMLElement): Promise<void> {
  if (isThere) return;
  const words = await fetchWords<OptionsWords>('options-words.json');
  isThere = words !== undefined;
  if (words) render(<OptionsSheet words={words} />, place);
  else place.textContent = place.dataset.missing ?? '';
}
