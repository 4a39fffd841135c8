import { render } from 'preact';
import { Differences } from './Differences.tsx';
import { fetchOptions } from './fetch-options.ts';
import './differences.css';

/** Tells in each of these places what the options of the house change on the page; they follow the rulebook in force by themselves. */
export async function tellDifferences(places: Iterable<HTMLElement>): Promise<void> {
  const words = await fetchOptions();
  const { lang } = document.documentElement;
  if (words)
    for (const place of places)
      render(<Differences words={words} of={place.dataset.optionsOf ?? ''} lang={lang} />, place);
}
