import { useMemo, useState } from 'preact/hooks';
import { colon, dash } from '../../../i18n/signs.ts';
import { isResultRight } from '../../../quizzes/lines/judge.ts';
import { isByLines } from '../../../quizzes/base/lines.ts';
import { isInSteps, solved } from '../../../quizzes/games/skills.ts';
import { type Mark, type OwnNumbers, STEPS, type StepId } from '../../../quizzes/base/terms.ts';
import { answered, type ExplainedAnswer } from '../../../quizzes/games/answered.ts';

import { toFindInLines } from '../../../quizzes/session/line-questions.ts';
import { Misconceptions } from './Misconceptions.tsx';
import { FindWhere } from './FindWhere.tsx';
import { formatQuestion } from '../../../quizzes/games/link.ts';
import { ReportButton } from '../../base/answer/ReportButton.tsx';
import { GivenAnswer } from '../../widgets/questions/GivenAnswer.tsx';
import { RightByReading } from '../../base/answer/OtherReadings.tsx';
import { Sign } from '../../base/answer/Sign.tsx';
import { Why } from '../../widgets/questions/Why.tsx';
import { describeOwnNumbers } from '../../base/words/own-numbers.ts';
import { describePart, describePartly, isBlank } from './partly.ts';
import { useStrings } from '../../widgets/questions/strings.ts';
import { useVerdictInSight } from './use-verdict-in-sight.ts';
import { practiceGameOf, viewOf } from '../../widgets/questions/practice-game.ts';

/** The verdict on each step or part of an answer. */
function Parts({ told }: { readonly told: ExplainedAnswer }) {
  const strings = useStrings();
  const { words } = strings;
  const { practice } = words;
  const said = (mark: Mark, held: OwnNumbers | undefined): string =>
    held && mark === 'carried'
      ? `${describeOwnNumbers(held, words)} ${practice[`mark.${mark}`]}`
      : practice[`mark.${mark}`];
  return (
    <ul class="parts">
      {told.verdict.parts.map(({ part, mark, own: held }) => (
        <li key={part}>
          <Sign mark={mark} />
          <span>
            <strong>{practice[`part.${part as StepId}`]}</strong>
            {colon(strings.lang)}
            {mark === 'wrong' && isBlank(part, told, strings)
              ? practice['part.blank']
              : [describePart(part, told, strings), said(mark, held)].filter(Boolean).join(dash(strings.lang))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Whether the misconception behind a wrong number is uncertain. */
const mustFind = ({ causes }: ExplainedAnswer): boolean =>
  !STEPS.some((step) => causes[step]?.some(({ certain }) => certain));

interface Props {
  readonly told: ExplainedAnswer;
  readonly isLast: boolean;
  /** Whether there is time to recount a wrong number line by line. */
  readonly canCountAgain: boolean;
  /** Called when the recount starts and when it ends. */
  readonly onCounting: (isCounting: boolean) => void;
  readonly onNext: () => void;
}

/** The verdict on an answer: brief when right, in full when wrong. */
export function TellVerdict({ told, isLast, canCountAgain, onCounting, onNext }: Props) {
  const strings = useStrings();
  const { practice } = strings.words;
  const { question, verdict } = told;
  const { right, reading } = verdict;
  const isOnlyInLines = !right && isResultRight(verdict);
  const { line, next } = useVerdictInSight(right);
  const isSteps = isInSteps(question.skill);
  const partly = describePartly(told, strings);
  const { Apart } = viewOf(question.skill);
  const toFind = useMemo(() => (canCountAgain && mustFind(told) ? toFindInLines(told) : []), [told, canCountAgain]);
  const [counting, setCounting] = useState<'not' | 'now' | 'done'>('not');
  const { LinesVerdict } = practiceGameOf(question.skill);
  const count = (isCounting: boolean): void => {
    setCounting(isCounting ? 'now' : 'done');
    onCounting(isCounting);
  };
  /** Removing a button that has the focus makes the browser lay the page out a second time. */
  const goOn = (): void => {
    next.current?.blur();
    onNext();
  };
  return (
    <div class="verdict-block">
      <p class={right ? 'verdict-line right' : 'verdict-line wrong'} ref={line}>
        <Sign mark={right ? 'right' : partly ? 'not-needed' : 'wrong'} />
        <span>
          <strong>{right ? practice.right : partly || practice.wrong}</strong> {isOnlyInLines && practice['lines.only']}
          {(!isSteps || !right) && !isOnlyInLines && (
            <>
              {right ? '' : `${practice['right-is']} `}
              <GivenAnswer question={question} answered={answered(question, solved(question))} />
            </>
          )}
        </span>
      </p>
      <RightByReading reading={reading} {...strings} />
      {!right && !isOnlyInLines && !(isSteps && verdict.parts.length > 1) && (
        <p class="hint">
          {practice.yours} <GivenAnswer question={question} answered={told} />
        </p>
      )}
      {LinesVerdict && isByLines(told.given) ? (
        <LinesVerdict told={told} given={told.given} />
      ) : (
        verdict.parts.length > 1 && <Parts told={told} />
      )}
      {!right && Apart && <Apart question={question} right={solved(question)} given={told.given} />}
      {toFind.length > 0 && <FindWhere questions={toFind} onCounting={count} />}
      {!right && counting === 'not' && <Misconceptions told={told} />}
      <button
        type="button"
        class={toFind.length > 0 && counting === 'not' ? 'button quiet wide next' : 'button wide next'}
        onClick={goOn}
        ref={next}
      >
        {isLast ? practice.finish : practice.next}
      </button>
      {counting !== 'now' && (
        <details class="why" open={!right} key={question.skill + String(right)}>
          <summary>{practice.why}</summary>
          <Why question={question} />
        </details>
      )}
      <ReportButton
        about={`${formatQuestion(question)} · ${JSON.stringify(told.given)}`}
        rulebook={question.rules}
        label={practice.report}
      />
    </div>
  );
}
