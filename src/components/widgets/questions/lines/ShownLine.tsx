import type { LineId } from '../../../../quizzes/base/lines.ts';
import type { Question } from '../../../../quizzes/games/question.ts';
import { useStrings } from '../strings.ts';
import { LineName } from './LineName.tsx';

interface Props {
  readonly id: LineId;
  readonly question: Question;
  readonly value: number;
}

/** A line with its value shown. */
export const ShownLine = ({ id, question, value }: Props) => (
  <p class="count-line">
    <LineName id={id} question={question} />
    <strong class="points">{value.toLocaleString(useStrings().lang)}</strong>
  </p>
);
