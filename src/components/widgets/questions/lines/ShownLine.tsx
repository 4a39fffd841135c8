import type { LineId } from '../../../../quizzes/lines/line.ts';
import type { Question } from '../../../../quizzes/question.ts';
import { useStrings } from '../strings.ts';
import { LineName } from './LineName.tsx';

interface Props {
  readonly id: LineId;
  readonly question: Question;
  readonly value: number;
}

/** A line that stands there already, with its value. */
export const ShownLine = ({ id, question, value }: Props) => (
  <p class="count-line">
    <LineName id={id} question={question} />
    <strong class="points">{value.toLocaleString(useStrings().lang)}</strong>
  </p>
);
