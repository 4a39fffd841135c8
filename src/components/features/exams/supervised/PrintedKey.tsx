import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { KeyAnswer } from './KeyAnswer.tsx';
import { SheetHead } from './PrintedSheet.tsx';
import { useExamStrings } from '../strings.ts';
import type { LaidSheet } from './laid-out.ts';

interface Props {
  readonly event: ExamEvent;
  readonly sheet: LaidSheet;
}

/** The answer key of a sheet, for the marker. */
export const PrintedKey = ({ event, sheet }: Props) => (
  <article class="printed-key" lang={useExamStrings('supervised').lang}>
    <SheetHead event={event} sheet={sheet} />
    <ol>
      {sheet.questions.map((question, place) => (
        <li key={place}>
          <KeyAnswer question={question} />
        </li>
      ))}
    </ol>
  </article>
);
