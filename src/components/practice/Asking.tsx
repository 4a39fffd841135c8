import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../i18n/strings.ts';
import { formatQuestion } from '../../quizzes/link.ts';
import { SPEED } from '../../stores/practice/clock.ts';
import { MODES } from '../../stores/practice/modes.ts';
import { type Session, missedIn } from '../../stores/practice/running.ts';
import { answer, prepareNext, proceed, questionSeen, stop } from '../../stores/practice/session.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { Clock } from './Clock.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Prompt } from './Prompt.tsx';
import { Stages } from './Stages.tsx';
import { Verdict } from './Verdict.tsx';
import { linkTo } from './link-to.ts';
import { useSpeech } from './speech.ts';

/** Milliseconds after an answer, and after a question, at which the next one is drawn. */
const [READING, THINKING] = [50, 400] as const;

/** A question, the way to answer it, and the verdict on the answer. The question comes first, the form one frame later. */
export function Asking({ session }: { readonly session: Session }) {
  const { words } = useSpeech();
  const { practice, book } = words;
  const { question, told, done, mode, length, stage } = session;
  const top = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { staged, tellsAtOnce, clock } = MODES[mode];
  const isRace = clock === 'race';
  const place = done.length + 1;
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    setSeen(place);
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ behavior: 'instant' });
    const frame = requestAnimationFrame(() => questionSeen());
    return () => cancelAnimationFrame(frame);
  }, [place, session.mode]);
  useEffect(() => {
    if (told) next.current?.focus();
    const timer = setTimeout(prepareNext, told ? READING : THINKING);
    return () => clearTimeout(timer);
  }, [told, place]);
  const ask = fill(practice[`ask.${question.skill}`], {
    book: book[question.skill === 'other-rules' ? question.other : question.rules],
  });
  return (
    <section class="asking" aria-labelledby="practice-question" ref={top}>
      <div class="bar">
        <span>{fill(practice.rules, { book: book[question.rules] })}</span>
        {!isRace && <span class="points">{fill(practice.place, { n: place, of: length })}</span>}
        {session.time > 0 && <Clock session={session} />}
        <button type="button" class="plain" onClick={() => stop()}>
          {practice.stop}
        </button>
      </div>
      <progress
        class="so-far"
        max={isRace ? SPEED.misses : length}
        value={isRace ? missedIn(done).length : done.length}
        aria-label={practice.progress}
      />
      <div class="felt">
        <Prompt question={question} />
        <h2 id="practice-question" tabIndex={-1} ref={heading}>
          {ask}
        </h2>
      </div>
      {question.skill === 'whole' && staged && <Stages session={session} />}
      {seen !== place ? (
        <div class="answer-to-come" />
      ) : told ? (
        <Verdict told={told} isLast={!isRace && place >= length} onNext={() => proceed()} nextButton={next} />
      ) : (
        <AnswerForm
          key={`${formatQuestion(question)}/${stage}`}
          question={question}
          stage={stage}
          send={(answered) => answer(answered)}
        />
      )}
      {tellsAtOnce && seen === place && (
        <CopyButton
          key={place}
          class="plain"
          label={practice['question.copy']}
          text={() => linkTo(formatQuestion(question))}
        />
      )}
      <p class="sr-only" role="status">
        {told ? (told.verdict.right ? practice.right : practice.wrong) : ''}
      </p>
    </section>
  );
}
