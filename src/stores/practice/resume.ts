import { bookOf } from '../../quizzes/memory/progress.ts';
import { packSession, unpackSession } from '../../quizzes/session/stored-session.ts';
import { MODES } from '../../quizzes/session/modes.ts';
import { $book } from '../rulebook.ts';
import { $left, forget, keep, offerKept, readKept } from './kept.ts';
import { $lesson, lessonBefore } from './lessons.ts';
import { $record } from './memory.ts';
import { $invited, $outdated, $result, run, runningSession } from './running.ts';
import { putAway, timeUp } from './session.ts';

/** Stores the running session, so that a reload or a step back finds it. */
export function keepSession(): void {
  const state = runningSession();
  if (state) keep(packSession(state));
}

/** Goes back to the map; the session is stored, and the map offers to continue it. */
export function putAside(): void {
  $lesson.set(undefined);
  if (!runningSession()) return;
  keepSession();
  putAway();
  offerKept();
}

/**
 * Continues the stored session. When there is none, or one under another rulebook, it returns false and leaves the map.
 */
export function goOn(): boolean {
  const kept = readKept();
  if (kept === undefined) return false;
  const state = unpackSession(kept, (rules) => bookOf($record.get(), rules).leanings);
  if (!state) {
    forget();
    return false;
  }
  const { mode, rules } = state.session;
  if (MODES[mode].followsRulebook && rules !== $book.get()) return false;
  $result.set(undefined);
  $outdated.set(undefined);
  $invited.set(undefined);
  $left.set(undefined);
  $lesson.set(lessonBefore(state.session));
  run(state);
  timeUp();
  return true;
}
