import type { NoWin, RiichiId, Win } from '../../engine/riichi/index.ts';
import { STEP_GROUPS } from '../base/steps/step-groups.ts';
import type { Draft } from './draft.ts';
import { type ExplainedTable, explainedTable } from './explained-table.ts';
import type { Guess } from './guess.ts';
import { judge, openGroups } from './judge.ts';
import { type JudgedInWords, judgedInWords } from './judged-words.ts';
import { priceOf } from './price.ts';
import type { Speech } from './speech.ts';

/** What is shown of a count: the hand taken apart, and what is said of the guess that was judged or what it is worth. */
type Explained = { readonly table: ExplainedTable } & (
  { readonly judged: JudgedInWords; readonly price?: never } | { readonly judged?: never; readonly price: string }
);

/** Explains a count: as far as a guess at a win opens it, or all of it without one. */
export function explain(
  result: Win | NoWin,
  draft: Draft,
  rules: RiichiId,
  guess: Guess | undefined,
  speech: Speech,
): Explained {
  if (!guess || result.kind === 'no-win')
    return { table: explainedTable(draft, rules, result, STEP_GROUPS), price: priceOf(result, speech) };
  const judged = judge(guess, result, draft, rules);
  return {
    table: explainedTable(draft, rules, result, openGroups(judged)),
    judged: judgedInWords(guess, judged, speech.words),
  };
}
