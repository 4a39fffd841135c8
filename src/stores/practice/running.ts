import { atom } from 'nanostores';
import type { Question } from '../../quizzes/games/question.ts';
import type { Quiz } from '../../quizzes/quiz/quiz.ts';
import type { LinkedResult } from '../../quizzes/quiz/result.ts';
import type { Course } from '../../quizzes/session/course.ts';
import type { Session } from '../../quizzes/session/session.ts';
import type { SessionState } from '../../quizzes/session/step.ts';

/** What the running session shows; undefined when there is none. */
export const $session = atom<Session | undefined>(undefined);

/**
 * Questions that are likely to come next: the following one of a session or, before a session, the first of each kind.
 */
export const $coming = atom<readonly Question[]>([]);

/** A result from a link, shown until it is closed. */
export const $result = atom<LinkedResult | undefined>(undefined);

/** A quiz from a link that can no longer be dealt, shown until it is closed. */
export const $outdated = atom<Quiz | undefined>(undefined);

/** A quiz from a link, shown until it is started or closed. */
export const $invited = atom<Quiz | undefined>(undefined);

let course: Course | undefined;

/** The running session. */
export function runningSession(): SessionState | undefined {
  const session = $session.get();
  return session && course && { session, course };
}

/** Sets the running session, or none; what it shows is published only when it has changed. */
export function run(state: SessionState | undefined): void {
  course = state?.course;
  if ($session.get() !== state?.session) $session.set(state?.session);
}
