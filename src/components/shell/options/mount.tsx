import { render } from 'preact';
import { OptionsSheet } from './OptionsSheet.tsx';
import { fetchOptions } from './fetch-options.ts';
import './link-notice.css';
import './options.css';

let isThere = false;

/** Fills the sheet of options when it is first opened; says so where its words do not come. */
export async function showOptions(place: HTMLElement): Promise<void> {
  if (isThere) return;
  const words = await fetchOptions();
  isThere = words !== undefined;
  if (words) render(<OptionsSheet words={words} />, place);
  else place.textContent = place.dataset.missing ?? '';
}
