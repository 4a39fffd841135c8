import { withGuided } from '../../quizzes/memory/record-answer.ts';
import type { Answered } from '../../quizzes/games/answered.ts';
import { $record, remember } from './memory.ts';
import { momentOf } from '../moment.ts';

/** Notes in the notebook what went wrong in a lesson's question. */
export function noteGuided(done: Answered): void {
  const record = $record.get();
  const noted = withGuided(record, done, momentOf(Date.now()));
  if (noted !== record) remember(noted);
}
