import { placeIn } from '../../quizzes/session/session.ts';
import { passedOn } from '../../quizzes/session/ladder.ts';
import type { SessionState } from '../../quizzes/session/step.ts';
import { notePlaced } from '../path.ts';

/** Stores what a finished placement showed to be known. */
export function keepPlacement({ session, course }: SessionState): void {
  if ('ladder' in course.agenda && placeIn(session) > 0) notePlaced(session.rules, passedOn(course.agenda.ladder));
}
