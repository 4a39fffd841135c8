import type { NoWin, RiichiId, Win } from '../../../../engine/riichi/index.ts';
import { marksOf } from '../../../base/table/marks.ts';
import { layReading } from '../../../base/table/reading.ts';
import type { ExplainedTable } from '../scorer-game.ts';
import { type StepGroup, groupOf } from '../../../base/steps/step-groups.ts';
import { type Draft, requestOf } from '../../hand-editor/draft.ts';

/** A hand laid out by the reading that counts, marked with the open parts of the explanation. */
export function explainedTable(
  draft: Draft,
  rules: RiichiId,
  { readings, steps }: Win | NoWin,
  open: readonly StepGroup[],
): ExplainedTable {
  const view = layReading(
    requestOf(draft, rules),
    readings.find(({ won }) => won),
  );
  return {
    view,
    marks: marksOf(
      steps.filter((step) => open.includes(groupOf(step))),
      view,
    ),
  };
}
