import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { countdown } from '../../../../quizzes/base/countdown.ts';
import { type SessionClock, type Shown, mustRing } from '../../../../stores/session-clock.ts';
import type { Timing } from './options.ts';
import { ring } from './ring.ts';

const SECOND = 1000;

/** Formats what is left of a session, in milliseconds: `74:05`. */
export const timeOf = (left: number): string => countdown(left).padStart('74:05'.length, '0');

/** The current time, updated each second while the clock runs. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** Rings when the signal or the end comes while the clock is shown. */
export function useRing(clock: SessionClock, now: number): void {
  const last = useRef({ run: clock.run, now });
  useEffect(() => {
    const isSameRun = last.current.run === clock.run;
    if (isSameRun && mustRing(clock, last.current.now, now)) ring();
    last.current = { run: clock.run, now };
  }, [clock.run, now]);
}

/** The words of a clock. */
interface ClockWords {
  readonly 'clock.after.stop': string;
  readonly 'clock.after.0': string;
  readonly 'clock.after.1': string;
  readonly 'clock.over': string;
  readonly 'clock.now': string;
}

/** What a clock says at the signal, with what may still be played, and at the end; '' before. */
export function saidAt({ phase }: Shown, signal: number, { handsAfter }: Timing, words: ClockWords): string {
  if (phase === 'over') return words['clock.over'];
  if (phase !== 'signal') return '';
  const after = handsAfter === undefined ? words['clock.after.stop'] : words[`clock.after.${handsAfter > 0 ? 1 : 0}`];
  return `${fill(words['clock.now'], { minutes: signal })} ${after}`;
}
