import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { forgiveStorage } from './forgiving-storage.ts';
import { storedAs } from './stored-as.ts';

/** The longest session: a day. */
export const MOST_MINUTES = 24 * 60;

const moment = z.int().check(z.minimum(0));

const clock = z.object({
  minutes: z.int().check(z.minimum(1), z.maximum(MOST_MINUTES)),
  /** How many minutes before the end the signal sounds; 0 for none. */
  signal: z.int().check(z.minimum(0), z.maximum(MOST_MINUTES)),
  /** While it runs, when it ends, in milliseconds of the device's clock; while it is paused, the milliseconds left. */
  run: z.union([z.object({ endsAt: moment }), z.object({ left: moment })]),
});

/** The clock of a session. */
export type SessionClock = z.infer<typeof clock>;

const MINUTE = 60_000;

/** A paused clock with the whole session left. */
export const wholeSession = (minutes: number, signal: number): SessionClock => ({
  minutes,
  signal,
  run: { left: minutes * MINUTE },
});

/** What a clock shows at a given time. */
export interface Shown {
  readonly phase: 'standing' | 'running' | 'signal' | 'over';
  /** Milliseconds that are left. */
  readonly left: number;
}

/**
 * Reads a clock at a given time, in milliseconds. When the device's clock jumps, it shows at most the whole session.
 */
export function shownAt({ minutes, signal, run }: SessionClock, now: number): Shown {
  const left = 'left' in run ? run.left : Math.min(minutes * MINUTE, Math.max(0, run.endsAt - now));
  if (left === 0) return { phase: 'over', left };
  if ('left' in run) return { phase: 'standing', left };
  return { phase: left <= signal * MINUTE ? 'signal' : 'running', left };
}

/** Starts a clock at a given time. */
export const started = (one: SessionClock, now: number): SessionClock => ({
  ...one,
  run: { endsAt: now + shownAt(one, now).left },
});

/** Pauses a clock. */
export const stopped = (one: SessionClock, now: number): SessionClock => ({
  ...one,
  run: { left: shownAt(one, now).left },
});

/** How late a signal may still sound, in milliseconds: a hidden tab checks the clock only once a minute. */
const LATEST = 70_000;

/**
 * Whether the clock must ring between two checks while it ran, in milliseconds. A signal missed during a reload or
 * while the device slept stays silent.
 */
export function mustRing({ signal, run }: SessionClock, before: number, now: number): boolean {
  if (!('endsAt' in run)) return false;
  return [run.endsAt - signal * MINUTE, run.endsAt].some((due) => before < due && due <= now && now - due <= LATEST);
}

forgiveStorage();

const $kept = persistentAtom<SessionClock | undefined>('tensu:session-clock', undefined, {
  encode: JSON.stringify,
  decode: (text) => storedAs(clock, text),
});

/** The clock of the session, stored across reloads; undefined before one was set. */
export const $clock: ReadableAtom<SessionClock | undefined> = $kept;

/** Sets the clock. */
export const setClock = (one: SessionClock | undefined): void => $kept.set(one);
