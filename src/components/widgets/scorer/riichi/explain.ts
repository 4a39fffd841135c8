import type { NoWin, RiichiId, Win } from '../../../../engine/riichi/index.ts';
import { STEP_GROUPS } from '../../../base/steps/step-groups.ts';
import type { StepId } from '../../../../quizzes/base/terms.ts';
import type { Explained, Scored } from '../scorer-game.ts';
import { explainedTable } from './explained-table.ts';
import type { Guess } from './guess.ts';
import { judge, openGroups } from './judge.ts';
import { judgedInWords } from './judged-words.ts';
import { priceOf } from './price.ts';
import type { Speech } from '../../hand-editor/strings.ts';

/** Explains a count: as far as a guess at a win opens it, or all of it without one. */
export function explain(
  { result, draft, rules, guess }: Scored<RiichiId, Win | NoWin, Guess | undefined>,
  speech: Speech,
): Explained<StepId> {
  if (!guess || result.kind === 'no-win')
    return { table: explainedTable(draft, rules, result, STEP_GROUPS), price: priceOf(result, speech) };
  const judged = judge(guess, result, draft, rules);
  return {
    table: explainedTable(draft, rules, result, openGroups(judged)),
    judged: judgedInWords(guess, judged, speech.words),
  };
}
