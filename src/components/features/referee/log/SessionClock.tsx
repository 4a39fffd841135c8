import { useStore } from '@nanostores/preact';
import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import {
  $clock,
  MOST_MINUTES,
  type SessionClock as Clock,
  setClock,
  shownAt,
  started,
  stopped,
  wholeSession,
} from '../../../../stores/session-clock.ts';
import { saidAt, timeOf, useNow, useRing } from './clock.ts';
import { useSpeech } from './speech.ts';

/** The clock of the session: it rings and says so at the signal and at the end. */
export function SessionClock({ rules }: { readonly rules: BookId }) {
  const { words, timings } = useSpeech();
  const timing = timings[rules];
  const clock: Clock = useStore($clock) ?? wholeSession(timing.minutes, timing.signal);
  const isRunning = 'endsAt' in clock.run;
  const now = useNow(isRunning);
  const shown = shownAt(clock, now);
  const { phase, left } = shown;
  useRing(clock, now);
  const set = (minutes: number, signal: number): void => {
    const isWhole = Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES;
    if (isWhole && Number.isInteger(signal) && signal >= 0 && signal < minutes) setClock(wholeSession(minutes, signal));
  };
  const said = saidAt(shown, clock.signal, timing, words);
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
