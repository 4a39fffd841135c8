import { fill } from '../../../i18n/strings.ts';
import type { ScorerWords } from '../hand-editor/strings.ts';
import type { ScorerGame } from './scorer-game.ts';
import type { State } from './state.ts';

/** How much of the answer is open. */
export type Shown = 'nothing' | 'judged' | 'answer';

/** Either judge the guess or show the whole answer. */
interface Question<Result, Guess> {
  readonly wanted: 'judged' | 'answer';
  readonly state: State<Result>;
  readonly guess: Guess;
  /** Describes the state of the hand. */
  readonly stateText: string;
}

/** Which part of the answer to open, with a message; without one the judged guess is described. */
interface Summary {
  readonly shown: Shown;
  readonly text?: string;
}

/** Answers a request for the value. */
export function summaryOf<Result, Guess>(
  { wanted, state, guess, stateText }: Question<Result, Guess>,
  { isBlank, notJudged }: Pick<ScorerGame<never, Result, Guess, never>, 'isBlank' | 'notJudged'>,
  strings: ScorerWords,
): Summary {
  const { scorer } = strings;
  if (state.at !== 'scored')
    return { shown: 'nothing', text: fill(scorer.unfinished, { what: stateText.replace(/\.$/, '') }) };
  if (wanted === 'answer') return { shown: wanted, text: scorer.shown };
  if (isBlank(guess)) return { shown: 'nothing', text: scorer.nothing };
  const text = notJudged(state.result, strings);
  return text === undefined ? { shown: wanted } : { shown: wanted, text };
}
