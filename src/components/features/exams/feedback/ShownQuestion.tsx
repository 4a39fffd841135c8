import { fill } from '../../../../i18n/strings.ts';
import { type ExamQuestion, readAnswer, type Point } from '../../../../quizzes/exams/forms/index.ts';
import { tally } from '../../../../quizzes/exams/grade.ts';
import { Sign } from '../../../base/answer/Sign.tsx';
import { AskedPrompt, AskedText, AskedWhy, RightAnswer, SaidAsked, sayKind } from '../asked/views.tsx';
import { sayPart } from '../asked/say-part.ts';
import { useExamStrings } from '../strings.ts';

interface Props {
  /** From 0. */
  readonly place: number;
  readonly question: ExamQuestion;
  readonly points: readonly Point[];
  /** The answer given; undefined when only an examiner heard it. */
  readonly answer: { readonly given: unknown } | undefined;
}

/** A question of a sheet: the answer given, the right one, its points, and why. */
export function ShownQuestion({ place, question, points, answer }: Props) {
  const { words } = useExamStrings('feedback');
  const { feedback: own } = words;
  const given = answer && readAnswer(question, answer.given);
  const { had, most } = tally(points);
  const missed = points.filter((point) => !point.had).map(({ topic }) => sayPart(topic, words));
  const isRight = had === most;
  return (
    <li aria-labelledby={`shown-${String(place)}`}>
      <h3 id={`shown-${String(place)}`}>
        {place + 1}. {sayKind(question, words)}
      </h3>
      <div class="felt">
        <div class="prompt">
          <AskedPrompt question={question} />
        </div>
        <p class="asked-text">
          <AskedText question={question} />
        </p>
      </div>
      {answer && (
        <p>
          {own.given} {given === undefined ? own.nothing : <SaidAsked question={question} given={given} />}
        </p>
      )}
      <RightAnswer question={question} />
      {most > 0 && (
        <p class="shown-points">
          <Sign mark={isRight ? 'right' : 'wrong'} /> {fill(own['points.of'], { had, most })}
          {missed.length > 0 && most > 1 && ` · ${fill(own.missed, { topics: missed.join(', ') })}`}
        </p>
      )}
      <details open={!isRight}>
        <summary>{own.why}</summary>
        <div class="why">
          <AskedWhy question={question} />
        </div>
      </details>
    </li>
  );
}
