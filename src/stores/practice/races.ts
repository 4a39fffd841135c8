import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { isDay } from '../../quizzes/base/calendar.ts';
import { SPEED } from '../../quizzes/session/clock.ts';
import { MODES } from '../../quizzes/session/modes.ts';
import { type Session, missedIn } from '../../quizzes/session/session.ts';
import { forgiveStorage } from '../forgiving-storage.ts';
import { storedAs } from '../stored-as.ts';

/** A day of races, `2026-11-22`, and the most right answers in one of them. */
type RaceDay = readonly [day: string, right: number];

/** The latest days of races by rulebook and skill (`ema-2016/fu`), earliest first. */
type Races = Readonly<Record<string, readonly RaceDay[]>>;

const VERSION = 1;
const KEY = /^[a-z0-9-]{1,30}\/[a-z0-9-]{1,30}$/;
const MOST_DAYS = 14;

const raceDay = z.tuple([z.string().check(z.refine(isDay)), z.int().check(z.minimum(1), z.maximum(SPEED.most))]);
const form = z.object({ version: z.literal(VERSION), races: z.record(z.string(), z.unknown()) });
const list = z.array(z.unknown());

/** The best race of each of the latest days. */
function latest(days: readonly RaceDay[]): readonly RaceDay[] {
  const best = new Map<string, number>();
  for (const [day, right] of days) best.set(day, Math.max(right, best.get(day) ?? 0));
  return [...best].sort(([a], [b]) => a.localeCompare(b)).slice(-MOST_DAYS);
}

/** Reads a stored text and drops whatever is no day of races. Another version reads as nothing. */
export function readRaces(text: string): Races {
  const stored = storedAs(form, text)?.races ?? {};
  const entries = Object.entries(stored).flatMap(([key, value]) => {
    const days = (list.safeParse(value).data ?? []).flatMap((one): RaceDay[] => {
      const { data } = raceDay.safeParse(one);
      return data ? [data] : [];
    });
    return KEY.test(key) && days.length > 0 ? [[key, latest(days)] as const] : [];
  });
  return Object.fromEntries(entries);
}

forgiveStorage();

const $kept = persistentAtom<Races>(
  'tensu:races',
  {},
  { encode: (races) => JSON.stringify({ version: VERSION, races }), decode: readRaces },
);

/** Every stored day of races. */
export const $races: ReadableAtom<Races> = $kept;

/** Stores a finished race with at least one right answer under its day. */
export function keepRace({ mode, rules, skill, done }: Session, day: string): void {
  const right = done.length - missedIn(done).length;
  if (MODES[mode].clock !== 'race' || skill === undefined || right === 0) return;
  const key = `${rules}/${skill}`;
  $kept.set({ ...$kept.get(), [key]: latest([...($kept.get()[key] ?? []), [day, right]]) });
}
