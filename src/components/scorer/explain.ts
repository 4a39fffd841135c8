import type { NoWin, RiichiId, Win } from '../../engine/riichi/index.ts';
import { STEP_GROUPS } from '../words/step-groups.ts';
import type { Draft } from './draft.ts';
import { type ExplainedTable, explainedTable } from './explained-table.ts';
import type { Guess } from './guess.ts';
import { judge, openGroups } from './judge.ts';
import { type JudgedInWords, judgedInWords } from './judged-words.ts';
import type { ScorerWords } from './speech.ts';

interface Counted {
  readonly result: Win | NoWin;
  readonly draft: Draft;
  readonly rules: RiichiId;
}

/** What is shown of a count: the hand taken apart, and what is said of the guess that was judged. */
interface Explained {
  readonly table: ExplainedTable;
  readonly judged?: JudgedInWords;
}

/** Explains a count: as far as a guess at a win opens it, or all of it without one. */
export function explain({ result, draft, rules }: Counted, guess: Guess | undefined, words: ScorerWords): Explained {
  if (!guess || result.kind === 'no-win') return { table: explainedTable(draft, rules, result, STEP_GROUPS) };
  const judged = judge(guess, result, draft, rules);
  return {
    table: explainedTable(draft, rules, result, openGroups(judged)),
    judged: judgedInWords(guess, judged, words),
  };
}
