import type { RulebookId, Win } from '../../engine/index.ts';
import { fill } from '../../i18n/strings.ts';
import type { Draft } from './draft.ts';
import type { Guess } from './guess.ts';
import { judge } from './judge.ts';
import type { ScorerWords } from './speech.ts';

/** How many parts of a guess are right, in a sentence; what the hand does not need is not counted. */
export function judgedInWords(
  guess: Guess,
  win: Win,
  draft: Draft,
  rules: RulebookId,
  { scorer }: ScorerWords,
): string {
  const needed = judge(guess, win, draft, rules).parts.filter(({ verdict }) => verdict !== 'not-needed');
  const right = needed.filter(({ verdict }) => verdict === 'right' || verdict === 'carried').length;
  return fill(scorer.summary, { right, n: needed.length });
}
