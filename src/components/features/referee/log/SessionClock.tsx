import { useStore } from '@nanostores/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import { fill } from '../../../../i18n/strings.ts';
import {
  $clock,
  MOST_MINUTES,
  type SessionClock as Clock,
  mustRing,
  setClock,
  shownAt,
  started,
  stopped,
  wholeSession,
} from '../../../../stores/session-clock.ts';
import { ring } from './ring.ts';
import { useSpeech } from './speech.ts';

const SECOND = 1000;

const two = (n: number): string => String(n).padStart(2, '0');
const timeOf = (left: number): string => {
  const seconds = Math.ceil(left / SECOND);
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
};

/** The current time, updated each second while the clock runs. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** The clock of the session: it rings and says so at the signal and at the end. */
export function SessionClock({ rules }: { readonly rules: BookId }) {
  const { words, timings } = useSpeech();
  const timing = timings[rules];
  const clock: Clock = useStore($clock) ?? wholeSession(timing.minutes, timing.signal);
  const isRunning = 'endsAt' in clock.run;
  const now = useNow(isRunning);
  const { phase, left } = shownAt(clock, now);
  const last = useRef({ run: clock.run, now });
  useEffect(() => {
    const isSameRun = last.current.run === clock.run;
    if (isSameRun && mustRing(clock, last.current.now, now)) ring();
    last.current = { run: clock.run, now };
  }, [clock.run, now]);
  const set = (minutes: number, signal: number): void => {
    const isWhole = Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES;
    if (isWhole && Number.isInteger(signal) && signal >= 0 && signal < minutes) setClock(wholeSession(minutes, signal));
  };
  const after =
    timing.handsAfter === undefined ? words['clock.after.stop'] : words[`clock.after.${timing.handsAfter > 0 ? 1 : 0}`];
  const said =
    phase === 'over'
      ? words['clock.over']
      : phase === 'signal'
        ? `${fill(words['clock.now'], { minutes: clock.signal })} ${after}`
        : '';
  return (
    <section class="session-clock" data-phase={phase}>
      <h2>{words.clock}</h2>
      <p class="time" role="timer" aria-live="off">
        {timeOf(left)} <span>{words['clock.left']}</span>
      </p>
      <p role="status" class="said">
        {said}
      </p>
      <div class="actions">
        <button
          type="button"
          class="button"
          disabled={phase === 'over'}
          onClick={() => setClock(isRunning ? stopped(clock, Date.now()) : started(clock, Date.now()))}
        >
          {isRunning ? words['clock.stop'] : words['clock.start']}
        </button>
        <button type="button" class="button quiet" onClick={() => setClock(wholeSession(clock.minutes, clock.signal))}>
          {words['clock.reset']}
        </button>
      </div>
      {!isRunning && (
        <div class="fields">
          <label>
            {words['clock.minutes']}
            <input
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST_MINUTES}
              value={clock.minutes}
              onChange={({ currentTarget }) => set(currentTarget.valueAsNumber, clock.signal)}
            />
          </label>
          <label>
            {words['clock.signal']}
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={clock.minutes - 1}
              value={clock.signal}
              onChange={({ currentTarget }) => set(clock.minutes, currentTarget.valueAsNumber)}
            />
          </label>
        </div>
      )}
    </section>
  );
}
