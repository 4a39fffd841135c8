import { render } from 'preact';
import { LinkNotice } from './LinkNotice.tsx';
import { fetchOptions } from './fetch-options.ts';
import './link-notice.css';

let isThere = false;

/** Puts a line at the head of the page while the options of a link are in force. */
export async function tellLink(): Promise<void> {
  const words = await fetchOptions();
  const main = document.querySelector('main');
  if (isThere || !words || !main) return;
  isThere = true;
  const place = document.createElement('div');
  main.prepend(place);
  render(<LinkNotice words={words} />, place);
}
