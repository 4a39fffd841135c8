import { placeIn } from '../../quizzes/sitting/session.ts';
import { passedOn } from '../../quizzes/sitting/ladder.ts';
import type { Sitting } from '../../quizzes/sitting/step.ts';
import { notePlaced } from '../path.ts';

/** Keeps what a placement that has ended showed to be known. */
export function keepPlacement({ session, course }: Sitting): void {
  if ('ladder' in course.agenda && placeIn(session) > 0) notePlaced(session.rules, passedOn(course.agenda.ladder));
}
