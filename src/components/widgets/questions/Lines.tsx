import { type ScoreLines, StepLines } from '../../base/steps/StepLines.tsx';
import { useStrings } from './strings.ts';

/** Score lines with citations, in the texts of practice. */
export const Lines = (props: ScoreLines) => <StepLines {...useStrings()} drawWithoutFu={undefined} {...props} />;
