import { useMemo } from 'preact/hooks';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import type { Submission } from '../../../../quizzes/exams/graded-submissions.ts';
import type { CandidateStatus } from '../../../../quizzes/exams/results.ts';
import { questionsOf } from '../../../../quizzes/exams/sheets.ts';
import { SheetLine } from './SheetLine.tsx';
import { useExamStrings } from '../strings.ts';

interface Props {
  readonly event: ExamEvent;
  readonly standing: CandidateStatus;
  readonly submission: Submission;
}

/** A person's answers beside the hands and the right answers. */
export function PersonSheet({ event, standing: { person }, submission }: Props) {
  const { event: own } = useExamStrings('event').words;
  const { attempt, code, marks } = submission;
  const questions = useMemo(() => questionsOf(event, person, submission), [event.sheets, attempt, code?.digits]);
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
