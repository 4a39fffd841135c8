import { fill } from '../../i18n/strings.ts';
import { type Guess, isBlank } from './guess.ts';
import type { State } from './state.ts';
import type { ScorerWords } from './speech.ts';

/** How much of the answer is on the page. */
export type Shown = 'nothing' | 'judged' | 'answer';

/** What is asked for: the guess judged, or the whole answer. */
interface Question {
  readonly wanted: 'judged' | 'answer';
  readonly state: State;
  readonly guess: Guess;
  /** How far the hand is, in words. */
  readonly told: string;
}

/** What a question opens of the answer, with a sentence for it; without one the judged guess is told instead. */
interface Summary {
  readonly shown: Shown;
  readonly text?: string;
}

/** What a question gets. */
export function summaryOf({ wanted, state, guess, told }: Question, { scorer }: ScorerWords): Summary {
  if (state.at !== 'scored')
    return { shown: 'nothing', text: fill(scorer.unfinished, { what: told.replace(/\.$/, '') }) };
  if (wanted === 'answer') return { shown: wanted, text: scorer.shown };
  if (isBlank(guess)) return { shown: 'nothing', text: scorer.nothing };
  if (state.result.kind === 'no-win') return { shown: wanted, text: scorer.noWin };
  return { shown: wanted };
}
