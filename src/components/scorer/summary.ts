import type { RulebookId } from '../../engine/index.ts';
import { fill } from '../../i18n/strings.ts';
import type { Draft } from './draft.ts';
import { type Guess, PARTS, judge } from './judge.ts';
import type { State } from './state.ts';
import type { ScorerWords } from './telling.ts';

/** How much of the answer is on the page. */
export type Shown = 'nothing' | 'judged' | 'answer';

/** What is asked for: the guess judged, or the whole answer. */
interface Question {
  readonly wanted: 'judged' | 'answer';
  readonly state: State;
  readonly draft: Draft;
  readonly rules: RulebookId;
  readonly guess: Guess;
  /** How far the hand is, in words. */
  readonly told: string;
}

/** What a question gets in one sentence, and how much of the answer it opens. */
export function summaryOf(
  { wanted, state, draft, rules, guess, told }: Question,
  { scorer }: ScorerWords,
): { readonly shown: Shown; readonly text: string } {
  if (state.at !== 'scored')
    return { shown: 'nothing', text: fill(scorer.unfinished, { what: told.replace(/\.$/, '') }) };
  if (wanted === 'answer') return { shown: wanted, text: scorer.shown };
  if (PARTS.every((part) => guess[part].length === 0)) return { shown: 'nothing', text: scorer.nothing };
  if (state.result.kind === 'no-win') return { shown: wanted, text: scorer.noWin };
  const judged = Object.values(judge(guess, state.result, draft, rules)).filter(
    ({ verdict }) => verdict !== 'unneeded',
  );
  const right = judged.filter(({ verdict }) => verdict === 'right' || verdict === 'follows').length;
  return { shown: wanted, text: fill(scorer.summary, { right, n: judged.length }) };
}
