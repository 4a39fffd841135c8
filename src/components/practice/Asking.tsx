import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../i18n/strings.ts';
import type { Session } from '../../stores/practice/running.ts';
import { answer, chooseStage, proceed, questionSeen, stop } from '../../stores/practice/session.ts';
import { STAGES, suggestStage } from '../../quizzes/stages.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { Prompt } from './Prompt.tsx';
import { Verdict } from './Verdict.tsx';
import { formatQuestion } from '../../quizzes/link.ts';
import { useSpeech } from './speech.ts';

/** Seconds left of a speed sitting; it only speaks through the screen, never aloud. */
function Clock({ ends }: { readonly ends: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const { practice } = useSpeech().words;
  const left = ends === 0 ? 60 : Math.max(0, Math.ceil((ends - now) / 1000));
  return (
    <span class="points" aria-hidden="true">
      {fill(practice.seconds, { n: left })}
    </span>
  );
}

/** How much is left to the learner: his own choice, with the trainer's suggestion beside it. */
function Stages({ session: { stage, told, done } }: { readonly session: Session }) {
  const { practice } = useSpeech().words;
  const lately = [...done, ...(told ? [told] : [])].map(({ verdict }) => verdict.right);
  const better = suggestStage(stage, lately);
  return (
    <div class="stage">
      <label>
        {practice.stage}{' '}
        <select
          value={stage}
          disabled={told !== undefined}
          onChange={({ currentTarget }) => chooseStage(Number(currentTarget.value))}
        >
          {STAGES.map((one) => (
            <option key={one} value={one}>
              {practice[`stage.${one}`]}
            </option>
          ))}
        </select>
      </label>
      {better !== stage && !told && (
        <button type="button" class="plain" onClick={() => chooseStage(better)}>
          {fill(practice['stage.try'], { stage: practice[`stage.${better}`] })}
        </button>
      )}
    </div>
  );
}

/** A question, the way to answer it, and the verdict on the answer. */
export function Asking({ session }: { readonly session: Session }) {
  const { words } = useSpeech();
  const { practice, book } = words;
  const { question, told, done, mode, length, stage } = session;
  const top = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const place = done.length + 1;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ behavior: 'instant' });
    const frame = requestAnimationFrame(() => questionSeen());
    return () => cancelAnimationFrame(frame);
  }, [place, session.mode]);
  useEffect(() => {
    if (told) next.current?.focus();
  }, [told]);
  const ask = fill(practice[`ask.${question.skill}`], {
    book: book[question.skill === 'other-rules' ? question.other : question.rules],
  });
  return (
    <section class="asking" aria-labelledby="practice-question" ref={top}>
      <div class="bar">
        <span>{fill(practice.rules, { book: book[question.rules] })}</span>
        {mode === 'speed' ? (
          <Clock ends={session.ends} />
        ) : (
          <span class="points">{fill(practice.place, { n: place, of: length })}</span>
        )}
        <button type="button" class="plain" onClick={() => stop()}>
          {practice.stop}
        </button>
      </div>
      <progress
        class="so-far"
        max={mode === 'speed' ? 3 : length}
        value={mode === 'speed' ? done.filter(({ verdict }) => !verdict.right).length : done.length}
        aria-label={practice.progress}
      />
      <div class="felt">
        <Prompt question={question} />
        <h2 id="practice-question" tabIndex={-1} ref={heading}>
          {ask}
        </h2>
      </div>
      {question.skill === 'whole' && mode !== 'quiz' && <Stages session={session} />}
      {told ? (
        <Verdict told={told} isLast={mode !== 'speed' && place >= length} onNext={() => proceed()} nextButton={next} />
      ) : (
        <AnswerForm
          key={`${formatQuestion(question)}/${stage}`}
          question={question}
          stage={stage}
          send={(given) => answer(given)}
        />
      )}
      <p class="sr-only" role="status">
        {told ? (told.verdict.right ? practice.right : practice.wrong) : ''}
      </p>
    </section>
  );
}
