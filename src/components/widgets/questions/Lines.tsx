import type { Step } from '../../../engine/riichi/index.ts';
import type { DrawWithoutFu } from '../../../quizzes/hands/draw-without-fu.ts';
import { StepLines } from '../../base/steps/StepLines.tsx';
import type { StepGroup } from '../../base/steps/step-groups.ts';
import type { TableView } from '../../base/table/view.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly steps: readonly Step[];
  readonly group: StepGroup;
  readonly han: number | null;
  readonly fu: number | null;
  readonly drawWithoutFu?: DrawWithoutFu | undefined;
  readonly view?: TableView | undefined;
}

/** Score lines with citations, in the texts of practice. */
export const Lines = (props: Props) => <StepLines {...useStrings()} drawWithoutFu={undefined} {...props} />;
