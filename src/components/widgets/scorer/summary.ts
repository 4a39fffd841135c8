import { fill } from '../../../i18n/strings.ts';
import type { ScorerStrings } from '../hand-editor/strings.ts';
import type { ScorerGame } from './scorer-game.ts';
import type { State } from './state.ts';

/** How much of the answer is on the page. */
export type Shown = 'nothing' | 'judged' | 'answer';

/** What is asked for: the guess judged, or the whole answer. */
interface Question<Result, Guess> {
  readonly wanted: 'judged' | 'answer';
  readonly state: State<Result>;
  readonly guess: Guess;
  /** How far the hand is, in a sentence. */
  readonly stateText: string;
}

/** What a question opens of the answer, and a sentence for it; without one the judged guess is described instead. */
interface Summary {
  readonly shown: Shown;
  readonly text?: string;
}

/** What a question gets. */
export function summaryOf<Result, Guess>(
  { wanted, state, guess, stateText }: Question<Result, Guess>,
  { isBlank, notJudged }: Pick<ScorerGame<never, Result, Guess, never>, 'isBlank' | 'notJudged'>,
  strings: ScorerStrings,
): Summary {
  const { scorer } = strings;
  if (state.at !== 'scored')
    return { shown: 'nothing', text: fill(scorer.unfinished, { what: stateText.replace(/\.$/, '') }) };
  if (wanted === 'answer') return { shown: wanted, text: scorer.shown };
  if (isBlank(guess)) return { shown: 'nothing', text: scorer.nothing };
  const text = notJudged(state.result, strings);
  return text === undefined ? { shown: wanted } : { shown: wanted, text };
}
