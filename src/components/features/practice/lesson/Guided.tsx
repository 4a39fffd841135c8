import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import type { Lines } from '../../../../quizzes/base/lines.ts';
import type { Question } from '../../../../quizzes/games/question.ts';
import { answered } from '../../../../quizzes/games/answered.ts';
import { solved } from '../../../../quizzes/games/skills.ts';
import { noteGuided } from '../../../../stores/practice/guided.ts';
import { Sign } from '../../../base/answer/Sign.tsx';
import { Answered } from '../../../widgets/questions/HandPrompt.tsx';
import { Prompt } from '../../../widgets/questions/Prompt.tsx';
import { GivenAnswer } from '../../../widgets/questions/GivenAnswer.tsx';
import { Why } from '../../../widgets/questions/Why.tsx';
import { useStrings } from '../../../widgets/questions/strings.ts';
import { useAsk } from '../../../widgets/questions/use-ask.ts';
import { practiceGameOf, viewOf } from '../../../widgets/questions/practice-game.ts';
import { judgeGuided, linesLeft, linesShown } from './guided.ts';

interface Props {
  readonly question: Question;
  /** Which of the guided questions it is, from 0. */
  readonly place: number;
  readonly onDone: () => void;
}

/** A partly filled-in question. Only mistakes in it are recorded. */
export function Guided({ question, place, onDone }: Props) {
  const { practice } = useStrings().words;
  const ask = useAsk(question);
  const [given, setGiven] = useState<Lines | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => heading.current?.focus(), [question]);
  useEffect(() => {
    if (given) next.current?.focus();
  }, [given]);
  const judge = (lines: Lines): void => {
    setGiven(lines);
    noteGuided(answered(question, lines as never));
  };
  const { Sheet } = viewOf(question.skill);
  const { LinesVerdict } = practiceGameOf(question.skill);
  const left = linesLeft(question, place);
  const withoutSum = left.filter((id) => id !== 'sum').length;
  const judged = given && judgeGuided(question, place, given);
  return (
    <>
      <div class="felt">
        <div class="prompt">
          <Answered.Provider value={given !== undefined}>
            <Prompt question={question} />
          </Answered.Provider>
        </div>
        <h2 tabIndex={-1} ref={heading}>
          {ask}
        </h2>
      </div>
      <p class="hint">
        {left.length === 1
          ? practice['lesson.last']
          : fill(practice[withoutSum < left.length ? 'lesson.left.sum' : 'lesson.left'], { n: withoutSum })}
      </p>
      {!given && Sheet && <Sheet question={question} shown={linesShown(question, place)} send={judge} />}
      {given && judged && (
        <div class="verdict-block">
          <p class={judged.verdict.right ? 'verdict-line right' : 'verdict-line wrong'} role="status">
            <Sign mark={judged.verdict.right ? 'right' : 'wrong'} />
            <span>
              <strong>{judged.verdict.right ? practice.right : practice.wrong}</strong>{' '}
              {!judged.verdict.right && `${practice['right-is']} `}
              <GivenAnswer question={question} answered={answered(question, solved(question))} />
            </span>
          </p>
          {LinesVerdict && <LinesVerdict told={{ ...judged.told, verdict: judged.verdict }} given={given} />}
          <button type="button" class="button wide next" onClick={onDone} ref={next}>
            {practice.next}
          </button>
          <details class="why" open={!judged.verdict.right}>
            <summary>{practice.why}</summary>
            <Why question={question} />
          </details>
        </div>
      )}
    </>
  );
}
