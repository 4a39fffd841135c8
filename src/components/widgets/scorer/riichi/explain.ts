import type { NoWin, RiichiId, Win } from '../../../../engine/riichi/index.ts';
import { STEP_GROUPS } from '../../../base/steps/step-groups.ts';
import type { StepId } from '../../../../quizzes/base/terms.ts';
import type { Explained, Scored } from '../scorer-game.ts';
import { explainedTable } from './explained-table.ts';
import type { Guess } from './guess.ts';
import { judge, openGroups } from './judge.ts';
import { judgedInWords } from './judged-words.ts';
import { priceOf } from './price.ts';
import type { ScorerStrings } from '../../hand-editor/strings.ts';

/** Explains a count: the parts opened by a guess, or everything without one. */
export function explain(
  { result, draft, rules, guess }: Scored<RiichiId, Win | NoWin, Guess | undefined>,
  strings: ScorerStrings,
): Explained<StepId> {
  if (!guess || result.kind === 'no-win')
    return { table: explainedTable(draft, rules, result, STEP_GROUPS), price: priceOf(result, strings) };
  const judged = judge(guess, result, draft, rules);
  return {
    table: explainedTable(draft, rules, result, openGroups(judged)),
    judged: judgedInWords(guess, judged, strings.words),
  };
}
