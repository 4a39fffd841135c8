import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../../i18n/strings.ts';
import { countdown, secondsLeft } from '../../../quizzes/base/countdown.ts';
import { MINUTE, SPOKEN_MINUTES } from '../../../quizzes/session/clock.ts';
import { MODES } from '../../../quizzes/session/modes.ts';
import type { Session } from '../../../quizzes/session/session.ts';
import { timeUp } from '../../../stores/practice/session.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

const TICK = 250;
/** Milliseconds for which an announcement stays in the live region. */
const SPOKEN = 10_000;

type Spoken = (typeof SPOKEN_MINUTES)[number];

/** What the clock announces: the minutes left, at five and at one only. */
function useSpoken({ ends, time, mode }: Session): Spoken | undefined {
  const [spoken, setSpoken] = useState<Spoken>();
  useEffect(() => {
    if (ends === 0 || MODES[mode].clock !== 'exam') return undefined;
    const due = SPOKEN_MINUTES.filter((minutes) => minutes * MINUTE < time).map(
      (minutes) => [minutes, ends - minutes * MINUTE - Date.now()] as const,
    );
    const timers = due
      .filter(([, after]) => after > 0)
      .flatMap(([minutes, after]) => [
        setTimeout(() => setSpoken(minutes), after),
        setTimeout(() => setSpoken(undefined), after + SPOKEN),
      ]);
    return () => timers.forEach(clearTimeout);
  }, [ends]);
  return spoken;
}

/** The time left in a timed session. Sighted readers see it run; screen readers hear it at five minutes and at one. */
export function Clock({ session }: { readonly session: Session }) {
  const { practice } = useStrings().words;
  const { ends, time, mode } = session;
  const [now, setNow] = useState(Date.now());
  const spoken = useSpoken(session);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      timeUp();
    }, TICK);
    return () => clearInterval(timer);
  }, []);
  const left = ends === 0 ? time : Math.max(0, ends - now);
  const text = MODES[mode].clock === 'exam' ? countdown(left) : fill(practice.seconds, { n: secondsLeft(left) });
  return (
    <>
      <span class="points" aria-hidden="true">
        {text}
      </span>
      <span class="sr-only" role="status">
        {spoken === undefined ? '' : practice[`clock.${spoken}`]}
      </span>
    </>
  );
}
