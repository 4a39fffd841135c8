import { useEffect, useMemo, useState } from 'preact/hooks';
import { baseBook } from '../../../engine/rulebooks/ids.ts';
import { formatQuestion } from '../../../quizzes/games/link.ts';
import { canBeInLines, isInSteps, solved } from '../../../quizzes/games/skills.ts';
import { answered } from '../../../quizzes/games/answered.ts';
import { isOfBook } from '../../../quizzes/memory/of-book.ts';
import { isDrill } from '../../../quizzes/session/drill.ts';
import { MODES } from '../../../quizzes/session/modes.ts';
import { type Session, placeIn } from '../../../quizzes/session/session.ts';
import { runningSession } from '../../../stores/practice/running.ts';
import { answer, pass, prepareNext, proceed } from '../../../stores/practice/session.ts';
import { AnswerForm } from '../../widgets/questions/AnswerForm.tsx';
import { CopyButton } from '../../widgets/questions/CopyButton.tsx';
import { FormChoice } from './FormChoice.tsx';
import { GivenAnswer } from '../../widgets/questions/GivenAnswer.tsx';
import { Stages } from './Stages.tsx';
import { TellVerdict } from './TellVerdict.tsx';
import { IdeaAgain } from './lesson/IdeaAgain.tsx';
import { linkTo } from './link-to.ts';
import { describePartly } from './partly.ts';
import { useStrings } from '../../widgets/questions/strings.ts';
import { describeMisconception, useMisconceptions } from './use-misconceptions.ts';

/** Milliseconds after an answer, and after a question, before the next question is dealt. */
const [READING, THINKING] = [50, 400] as const;

interface Props {
  readonly session: Session;
  /** Called when the learner starts and ends a recount of his wrong number. */
  readonly onCounting: (isCounting: boolean) => void;
}

/** The form that answers a question, then the verdict. Rendered one frame after the question. */
export function Reply({ session, onCounting }: Props) {
  const strings = useStrings();
  const { words, lang } = strings;
  const { practice } = words;
  const { question, told, mode, length, stage, inLines } = session;
  const { staged, tellsAtOnce, asksInLines, clock, mayPass, remembers } = MODES[mode];
  const place = placeIn(session) + 1;
  const causes = useMisconceptions(told?.verdict.right === false ? told : undefined);
  const isLeftOut = useMemo(() => remembers && told !== undefined && !isOfBook(question), [remembers, told, question]);
  const isByHouse = remembers && question.rules !== baseBook(question.rules);
  const [seen, setSeen] = useState(0);
  const state = runningSession();
  useEffect(() => setSeen(place), [place]);
  useEffect(() => {
    const timer = setTimeout(prepareNext, told ? READING : THINKING);
    return () => clearTimeout(timer);
  }, [told, place]);
  return (
    <>
      {isByHouse && !told && place === 1 && <p class="hint">{practice.house}</p>}
      {isInSteps(question.skill) && staged && <Stages session={session} />}
      {asksInLines && canBeInLines(question) && <FormChoice session={session} />}
      {mayPass && seen === place && !told && (
        <p class="pass">
          <button type="button" class="button quiet" onClick={() => pass()}>
            {practice.pass}
          </button>
        </p>
      )}
      {seen !== place ? (
        <div class="answer-to-come" />
      ) : told ? (
        <TellVerdict
          told={told}
          isLast={clock !== 'race' && place >= length}
          canCountAgain={clock !== 'race'}
          onCounting={onCounting}
          onNext={proceed}
        />
      ) : (
        <AnswerForm
          key={`${formatQuestion(question)}/${stage}/${String(inLines)}`}
          question={question}
          stage={stage}
          inLines={inLines}
          send={(own) => answer(own)}
        />
      )}
      {isLeftOut && <p class="hint">{practice['house.told']}</p>}
      {seen === place && state && isDrill(state) && <p class="hint">{practice.drill}</p>}
      {staged && seen === place && <IdeaAgain key={question.skill} skill={question.skill} rules={question.rules} />}
      {tellsAtOnce && seen === place && (
        <CopyButton
          key={place}
          class="plain"
          label={practice['question.copy']}
          text={() => linkTo(formatQuestion(question))}
        />
      )}
      <p class="sr-only" role="status">
        {told?.verdict.right === true && practice.right}
        {told?.verdict.right === false && (
          <>
            {describePartly(told, strings) || practice.wrong} {practice['right-is']}{' '}
            <GivenAnswer question={question} answered={answered(question, solved(question))} />{' '}
            {causes.map((cause) => describeMisconception(cause, words, lang)).join(' ')}
          </>
        )}
      </p>
    </>
  );
}
