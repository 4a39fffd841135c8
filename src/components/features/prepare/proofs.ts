import { BOOK_IDS } from '../../../engine/rulebooks/ids.ts';
import { statesOf } from '../../../quizzes/path/marks.ts';
import { $journey } from '../../../stores/path.ts';
import { $record, loadMemory } from '../../../stores/practice/memory.ts';
import { momentOf } from '../../../stores/moment.ts';
import { $taught } from '../../../stores/practice/taught.ts';

/** The stops of a rulebook's path that answers on several days have proven; a placement asks too little to say so. */
export function shownIn(book: string): ReadonlySet<string> {
  const rules = BOOK_IDS.find((id) => id === book);
  if (!rules) return new Set();
  loadMemory();
  const states = statesOf($record.get(), rules, $journey.get(), momentOf(Date.now()), $taught.get());
  return new Set(states.filter(({ proof }) => proof === 'practice').map(({ stop }) => stop.id));
}
