import type { ComponentChildren } from 'preact';
import { fill } from '../../../../i18n/strings.ts';
import { type ExamQuestion, readAnswer, type Point } from '../../../../quizzes/exams/forms/index.ts';
import { tally } from '../../../../quizzes/exams/grade.ts';
import { AskedPrompt, AskedText, RightAnswer, SaidAsked } from '../asked/views.tsx';
import { sayPoints } from './say-standing.ts';
import { sayTopic } from './say-topic.ts';
import { useExamStrings } from '../strings.ts';

interface Props {
  readonly question: ExamQuestion;
  /** Undefined when only the marks are known. */
  readonly answer: { readonly given: unknown } | undefined;
  readonly points: readonly Point[];
  readonly children?: ComponentChildren;
}

/** A question of a sheet as it was asked, the right answer, and the answer given. */
export function SheetLine({ question, answer, points, children }: Props) {
  const { words } = useExamStrings('event');
  const { event: own } = words;
  const given = answer && readAnswer(question, answer.given);
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
      <RightAnswer question={question} />
      {answer && (
        <p>
          {own['sheet.given']}{' '}
          {given === undefined ? own['sheet.nothing'] : <SaidAsked question={question} given={given} />}
        </p>
      )}
      <p class="hint">
        {sayPoints(tally(points), words)}
        {missed.length > 0 && ` · ${fill(own['sheet.missed'], { topics: missed.join(', ') })}`}
      </p>
      {children}
    </>
  );
}
