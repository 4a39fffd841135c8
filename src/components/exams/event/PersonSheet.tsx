import { useMemo } from 'preact/hooks';
import type { ExamEvent } from '../../../quizzes/exams/event.ts';
import type { Sitting, Standing } from '../../../quizzes/exams/results.ts';
import { seatOf, sheetOf } from '../../../quizzes/exams/sheets.ts';
import { SheetLine } from './SheetLine.tsx';
import { useSpeech } from './speech.ts';

interface Props {
  readonly event: ExamEvent;
  readonly standing: Standing;
  readonly sitting: Sitting;
}

/** What somebody answered, beside the hands and what is right. */
export function PersonSheet({ event, standing: { person }, sitting: { attempt, level, code, marks } }: Props) {
  const { event: own } = useSpeech().words;
  const questions = useMemo(
    () => sheetOf(event, seatOf(event, person, { attempt, level })),
    [event.sheets, attempt, level],
  );
  if (!questions) return <p class="hint">{own['sheet.none']}</p>;
  return (
    <ol class="person-sheet">
      {questions.map((question, place) => (
        <li key={place}>
          <SheetLine
            question={question}
            answer={code && { given: code.handed.answers[place] }}
            points={marks[place] ?? []}
          />
        </li>
      ))}
    </ol>
  );
}
