import { useMemo } from 'preact/hooks';
import { fill } from '../../../i18n/strings.ts';
import type { ExamEvent } from '../../../quizzes/exams/event.ts';
import { type Point, tally } from '../../../quizzes/exams/grade.ts';
import type { Sitting, Standing } from '../../../quizzes/exams/results.ts';
import { seatOf, sheetOf } from '../../../quizzes/exams/sheets.ts';
import { type ExamQuestion, readAnswer, rightTo } from '../../../quizzes/exams/asked.ts';
import { AskedPrompt } from '../asked/AskedPrompt.tsx';
import { SaidAsked } from '../asked/SaidAsked.tsx';
import { AskedText } from '../asked/AskedText.tsx';
import { sayPoints } from './say-standing.ts';
import { sayTopic } from './say-topic.ts';
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
          <Line
            question={question}
            answer={code?.handed.answers[place]}
            points={marks[place] ?? []}
            hasAnswers={!!code}
          />
        </li>
      ))}
    </ol>
  );
}

interface LineProps {
  readonly question: ExamQuestion;
  readonly answer: unknown;
  readonly points: readonly Point[];
  /** Whether the answers are there, and not only the marks. */
  readonly hasAnswers: boolean;
}

function Line({ question, answer, points, hasAnswers }: LineProps) {
  const { words } = useSpeech();
  const { event: own, practice } = words;
  const given = readAnswer(question, answer);
  const missed = points.filter(({ had }) => !had).map(({ topic }) => sayTopic(topic, words));
  return (
    <>
      <div class="felt">
        <div class="prompt">
          <AskedPrompt question={question} />
        </div>
        <h4>
          <AskedText question={question} />
        </h4>
      </div>
      <p>
        {practice['right-is']}{' '}
        <strong>
          <SaidAsked question={question} given={rightTo(question)} />
        </strong>
      </p>
      {hasAnswers && (
        <p>
          {own['sheet.given']}{' '}
          {given === undefined ? own['sheet.nothing'] : <SaidAsked question={question} given={given} />}
        </p>
      )}
      <p class="hint">
        {sayPoints(tally(points), words)}
        {missed.length > 0 && ` · ${fill(own['sheet.missed'], { topics: missed.join(', ') })}`}
      </p>
    </>
  );
}
