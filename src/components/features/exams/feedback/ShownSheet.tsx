import { useMemo } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { dealSheet } from '../../../../quizzes/exams/deal.ts';
import type { SeenFeedback } from '../../../../quizzes/exams/feedback.ts';
import { type Marks, gradeOf, marksOf } from '../../../../quizzes/exams/grade.ts';
import type { ExamQuestion } from '../../../../quizzes/exams/forms/index.ts';
import { GENERATOR } from '../../../../quizzes/quiz/quiz.ts';
import { sayPart } from '../asked/say-part.ts';
import { ShownQuestion } from './ShownQuestion.tsx';
import { useExamStrings } from '../strings.ts';

/** The questions of the sheet; undefined when this version of the site deals others. */
function questionsOf({ invitation, had }: SeenFeedback): readonly ExamQuestion[] | undefined {
  const { blueprint, token, attempt, generator } = invitation;
  if (generator !== GENERATOR) return undefined;
  const dealt = dealSheet(blueprint, { token, attempt });
  return dealt.ok && dealt.questions.length === had.length ? dealt.questions : undefined;
}

/** The points as the organizer counted them, each with what it is about; undefined when they have changed since. */
function marksIn(questions: readonly ExamQuestion[], { had }: SeenFeedback): Marks | undefined {
  const blank = marksOf(questions, []);
  const isAlike = blank.every((points, i) => points.length === had[i]?.length);
  return isAlike
    ? blank.map((points, i) => points.map((point, n) => ({ ...point, had: had[i]?.[n] === true })))
    : undefined;
}

const isSame = (a: Marks | undefined, b: Marks): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Every question of a sheet, with the answer given, the right one, and why. */
export function ShownSheet({ feedback }: { readonly feedback: SeenFeedback }) {
  const { words } = useExamStrings('feedback');
  const { feedback: own } = words;
  const { blueprint } = feedback.invitation;
  const questions = useMemo(() => questionsOf(feedback), [feedback]);
  const marks = useMemo(() => questions && marksIn(questions, feedback), [questions, feedback]);
  const answers = useMemo(() => feedback.readAnswers?.(), [feedback]);
  if (!questions) return <p class="trouble">{own.outdated}</p>;
  const isMended = answers !== undefined && !isSame(marks, marksOf(questions, answers));
  const short = marks ? gradeOf(marks, blueprint).short : [];
  return (
    <>
      {short.length > 0 && <p>{fill(own.short, { topics: short.map((topic) => sayPart(topic, words)).join(', ') })}</p>}
      {isMended && <p class="hint">{own.mended}</p>}
      <ol class="shown-sheet">
        {questions.map((question, place) => (
          <ShownQuestion
            key={place}
            place={place}
            question={question}
            points={marks?.[place] ?? []}
            answer={answers && { given: answers[place] }}
          />
        ))}
      </ol>
    </>
  );
}
