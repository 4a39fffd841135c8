import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { forgiveStorage } from './forgiving-storage.ts';
import { storedAs } from './stored-as.ts';

/** A session of a day at most. */
export const MOST_MINUTES = 24 * 60;

const moment = z.int().check(z.minimum(0));

const clock = z.object({
  minutes: z.int().check(z.minimum(1), z.maximum(MOST_MINUTES)),
  /** How many minutes before its end the signal sounds; 0 for none. */
  signal: z.int().check(z.minimum(0), z.maximum(MOST_MINUTES)),
  /** When it ends, in milliseconds of the device's clock; while it stands still, what is left. */
  run: z.union([z.object({ endsAt: moment }), z.object({ left: moment })]),
});

/** The clock of a session. */
export type SessionClock = z.infer<typeof clock>;

const MINUTE = 60_000;

/** A clock that stands at the whole session. */
export const wholeSession = (minutes: number, signal: number): SessionClock => ({
  minutes,
  signal,
  run: { left: minutes * MINUTE },
});

/** What a clock shows at a moment. */
export interface Shown {
  readonly phase: 'standing' | 'running' | 'signal' | 'over';
  /** Milliseconds that are left. */
  readonly left: number;
}

/** What a clock shows at a moment; milliseconds. A device's clock that jumps shows no more than the whole session. */
export function shownAt({ minutes, signal, run }: SessionClock, now: number): Shown {
  const left = 'left' in run ? run.left : Math.min(minutes * MINUTE, Math.max(0, run.endsAt - now));
  if (left === 0) return { phase: 'over', left };
  if ('left' in run) return { phase: 'standing', left };
  return { phase: left <= signal * MINUTE ? 'signal' : 'running', left };
}

/** Lets a clock run from a moment on. */
export const started = (one: SessionClock, now: number): SessionClock => ({
  ...one,
  run: { endsAt: now + shownAt(one, now).left },
});

/** Lets a clock stand still. */
export const stopped = (one: SessionClock, now: number): SessionClock => ({
  ...one,
  run: { left: shownAt(one, now).left },
});

/** How late a signal may still sound, in milliseconds: a hidden tab looks at the clock once a minute. */
const LATEST = 70_000;

/**
 * Whether the clock must ring between two looks at it while it ran, in milliseconds. A signal that a reload or a sleeping
 * device has missed stays silent.
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

/** The clock of the session, kept over reloads; undefined before one was set. */
export const $clock: ReadableAtom<SessionClock | undefined> = $kept;

/** Sets the clock. */
export const setClock = (one: SessionClock | undefined): void => $kept.set(one);
