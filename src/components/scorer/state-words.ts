import { plural } from '../../i18n/plural.ts';
import { refusalText } from './refusal-text.ts';
import type { State } from './state.ts';
import type { Speech } from './speech.ts';

/** How far the hand on the table is, in a sentence. */
export function stateInWords(state: State<unknown>, { words, lang }: Speech): string {
  const { scorer } = words;
  switch (state.at) {
    case 'tiles':
      return plural(scorer, 'need', state.missing, lang);
    case 'winning':
      return scorer['need.winning'];
    case 'problem':
      return refusalText(state.refusal, words);
    case 'scored':
      return scorer.ready;
  }
}
