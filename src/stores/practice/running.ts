import { atom } from 'nanostores';
import type { Question } from '../../quizzes/games/question.ts';
import type { Quiz } from '../../quizzes/quiz/quiz.ts';
import type { LinkedResult } from '../../quizzes/quiz/result.ts';
import type { Course } from '../../quizzes/session/course.ts';
import type { Session } from '../../quizzes/session/session.ts';
import type { SessionState } from '../../quizzes/session/step.ts';

/** What the sitting shows that runs; undefined before the first and after the last. */
export const $session = atom<Session | undefined>(undefined);

/** Questions that are likely to come next: the following one of a sitting, or the first of each before one. */
export const $coming = atom<readonly Question[]>([]);

/** A result that somebody's link tells, on show until it is put away. */
export const $result = atom<LinkedResult | undefined>(undefined);

/** A quiz of somebody's link whose questions can no longer be made, on show until it is put away. */
export const $outdated = atom<Quiz | undefined>(undefined);

/** A quiz of somebody's link, on show until it is begun or put away. */
export const $invited = atom<Quiz | undefined>(undefined);

let course: Course | undefined;

/** The sitting that runs. */
export function runningSitting(): SessionState | undefined {
  const session = $session.get();
  return session && course && { session, course };
}

/** Lets a sitting run, or none; what it shows is told only when it has changed. */
export function run(sitting: SessionState | undefined): void {
  course = sitting?.course;
  if ($session.get() !== sitting?.session) $session.set(sitting?.session);
}
