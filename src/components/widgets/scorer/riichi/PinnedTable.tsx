import type { RiichiId } from '../../../../engine/riichi/index.ts';
import { HandOnTable } from '../../../base/table/HandOnTable.tsx';
import { layTable } from '../../../base/table/view.ts';
import { type Draft, requestOf } from '../../hand-editor/draft.ts';
import type { ExplainedTable } from '../scorer-game.ts';
import type { ScorerWords } from '../../hand-editor/strings.ts';

export interface PinnedTableProps {
  readonly draft: Draft;
  readonly rules: RiichiId;
  /** The hand laid out in sets, once part of the count is shown. */
  readonly explained: ExplainedTable | undefined;
  readonly words: ScorerWords;
}

/** The hand again, small, as held or in sets. */
export function PinnedTable({ draft, rules, explained, words }: PinnedTableProps) {
  const shown = explained ?? { view: layTable(requestOf(draft, rules)) };
  return <HandOnTable {...shown} words={words} compact winds isRepeated />;
}
