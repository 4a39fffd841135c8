import { useEffect, useState } from 'preact/hooks';
import { goTo } from '../../../../quizzes/exams/attempt.ts';
import { countdown } from '../../../../quizzes/base/countdown.ts';
import { MINUTE, SPOKEN_MINUTES } from '../../../../quizzes/session/clock.ts';
import { changeAttempt } from '../../../../stores/exams/attempt.ts';
import { useExamStrings } from '../strings.ts';

const TICK = 250;
/** Milliseconds for which an announcement stays in the live region. */
const SPOKEN = 10_000;

interface Props {
  /** Milliseconds. */
  readonly began: number;
  readonly ends: number;
}

/** The time left. Screen readers hear it at five minutes and at one; at zero it leads to all questions. */
export function TimeLeft({ began, ends }: Props) {
  const { practice } = useExamStrings('sit').words;
  const [now, setNow] = useState(Date.now());
  const isOver = now >= ends;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [isOver]);
  useEffect(() => {
    if (isOver) changeAttempt((attempt) => goTo(attempt, attempt.questions.length));
  }, [isOver]);
  const spoken = SPOKEN_MINUTES.find((minutes) => {
    const since = now - (ends - minutes * MINUTE);
    return minutes * MINUTE < ends - began && since >= 0 && since < SPOKEN;
  });
  return (
    <>
      <span class="points" aria-hidden="true">
        {countdown(Math.max(0, Math.min(ends - began, ends - now)))}
      </span>
      <span class="sr-only" role="status">
        {spoken === undefined ? '' : practice[`clock.${spoken}`]}
      </span>
    </>
  );
}
