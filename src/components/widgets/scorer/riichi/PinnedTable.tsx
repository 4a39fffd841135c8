import type { RiichiId } from '../../../../engine/riichi/index.ts';
import { HandOnTable } from '../../../base/table/HandOnTable.tsx';
import { layTable } from '../../../base/table/view.ts';
import { type Draft, requestOf } from '../../hand-editor/draft.ts';
import type { ExplainedTable } from '../scorer-game.ts';
import type { ScorerStrings } from '../../hand-editor/strings.ts';

/** What the small hand beside the count shows. */
export interface PinnedTableProps {
  readonly draft: Draft;
  readonly rules: RiichiId;
  /** The hand taken apart, once something of the count was shown. */
  readonly explained: ExplainedTable | undefined;
  readonly words: ScorerStrings;
}

/** The hand once more, small, as it is held or taken apart. */
export function PinnedTable({ draft, rules, explained, words }: PinnedTableProps) {
  const shown = explained ?? { view: layTable(requestOf(draft, rules)) };
  return <HandOnTable {...shown} words={words} compact winds isRepeated />;
}
