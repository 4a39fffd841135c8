import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { type BookId, baseBook } from '../engine/rulebooks/ids.ts';
import {
  type Can,
  type Journey,
  type Minutes,
  NO_JOURNEY,
  afterAsking,
  afterReading,
  readJourney,
} from '../quizzes/path/journey.ts';
import type { SkillId } from '../quizzes/base/skill-ids.ts';
import { forgiveStorage } from './forgiving-storage.ts';
import { momentOf } from './moment.ts';
import { storedAs } from './stored-as.ts';

forgiveStorage();

const $kept = persistentAtom<Journey>('tensu:path', NO_JOURNEY, {
  encode: JSON.stringify,
  decode: (text) => readJourney(storedAs(z.unknown(), text)),
});

/** What is stored of the learner's path, beside the practice record. */
export const $journey: ReadableAtom<Journey> = $kept;

/** Starts a path or changes its settings: the learner's strength, and the day of the tournament, `2026-12-05` or ''. */
export const setOut = (can: Can, date: string): void => $kept.set({ ...$kept.get(), can, date });

/** Chooses how many minutes there are shortly before the tournament. */
export const chooseMinutes = (minutes: Minutes): void => $kept.set({ ...$kept.get(), minutes });

/** Notes that an article (`ema-2016 4.1.1`) or a whole chapter (`ema-2016/play`) was read. */
export const noteRead = (what: string): void => $kept.set(afterReading($kept.get(), what));

/** Notes how many questions of a chapter are answered. */
export const noteAsked = (
  chapter: string,
  asked: { readonly asked: number; readonly right: number; readonly of: number },
  now = Date.now(),
): void => $kept.set(afterAsking($kept.get(), chapter, asked, momentOf(now).day));

/** Notes the skills that a placement showed to be known; none when it was skipped. */
export function notePlaced(rules: BookId, skills: readonly SkillId[]): void {
  const { placed } = $kept.get();
  const book = baseBook(rules);
  const known = [...new Set([...(placed[book] ?? []), ...skills])];
  $kept.set({ ...$kept.get(), placed: { ...placed, [book]: known } });
}
