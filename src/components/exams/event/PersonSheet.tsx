import { useMemo } from 'preact/hooks';
import { fill } from '../../../i18n/strings.ts';
import type { ExamEvent } from '../../../quizzes/exams/event.ts';
import { type Point, tally } from '../../../quizzes/exams/grade.ts';
import type { Sitting, Standing } from '../../../quizzes/exams/results.ts';
import { sheetOf } from '../../../quizzes/exams/sheets.ts';
import type { Question } from '../../../quizzes/question.ts';
import { answered, solved } from '../../../quizzes/sitting/answered.ts';
import { skillOf } from '../../../quizzes/skills/index.ts';
import { Prompt } from '../../practice/Prompt.tsx';
import { SaidAnswer } from '../../practice/SaidAnswer.tsx';
import { useAsk } from '../../practice/use-ask.ts';
import { sayPoints } from './say-standing.ts';
import { sayTopic } from './say-topic.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly event: ExamEvent;
  readonly standing: Standing;
  readonly sitting: Sitting;
}

/** What somebody answered, beside the hands and what is right. */
export function PersonSheet({ event, standing: { person }, sitting: { attempt, code, marks } }: Props) {
  const { event: own } = useSpeech().words;
  const questions = useMemo(() => sheetOf(event, { token: person.token, attempt }), [event.sheets, attempt]);
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
  readonly question: Question;
  readonly answer: unknown;
  readonly points: readonly Point[];
  /** Whether the answers are there, and not only the marks. */
  readonly hasAnswers: boolean;
}

function Line({ question, answer, points, hasAnswers }: LineProps) {
  const { words } = useSpeech();
  const { event: own, practice } = words;
  const ask = useAsk(question);
  const read = answer === undefined ? undefined : skillOf(question.skill).answer.safeParse(answer);
  const given = read?.success ? read.data : undefined;
  const missed = points.filter(({ had }) => !had).map(({ topic }) => sayTopic(topic, words));
  return (
    <>
      <div class="felt">
        <div class="prompt">
          <Prompt question={question} />
        </div>
        <h4>{ask}</h4>
      </div>
      <p>
        {practice['right-is']}{' '}
        <strong>
          <SaidAnswer question={question} answered={answered(question, solved(question))} />
        </strong>
      </p>
      {hasAnswers && (
        <p>
          {own['sheet.given']}{' '}
          {given === undefined ? (
            own['sheet.nothing']
          ) : (
            <SaidAnswer question={question} answered={answered(question, given as never)} />
          )}
        </p>
      )}
      <p class="hint">
        {sayPoints(tally(points), words)}
        {missed.length > 0 && ` · ${fill(own['sheet.missed'], { topics: missed.join(', ') })}`}
      </p>
    </>
  );
}
