import { keyOf } from './blueprint/blueprint.ts';
import { type EntryOf, type ExamEvent, type Hand, entriesOf, note } from './event.ts';
import { givenNumbers, peopleOf } from './people.ts';

/** What a file needs so that codes can be graded by it: the questions and all people. */
const contentOf = (event: ExamEvent): { readonly key: number; readonly people: number } => ({
  key: keyOf(event.blueprint),
  people: entriesOf(event, 'person').length,
});

/** Records the numbers that a merge has moved, as from now on they may be printed. */
function withNumbers(event: ExamEvent, hand: Hand): ExamEvent {
  const given = givenNumbers(event);
  const moved = peopleOf(event).filter(({ token, number }) => given.get(token) !== number);
  return moved.reduce((now, { token, number }) => note(now, { kind: 'number', token, number }, hand), event);
}

/** Records that the file is saved and who has which number; the saved file includes these entries. */
export const noteSaved = (event: ExamEvent, hand: Hand): ExamEvent =>
  note(withNumbers(event, hand), { kind: 'saved', ...contentOf(event) }, hand);

/** Whether the examiner who took a snapshot has saved a file since. */
export const isLineSaved = (event: ExamEvent, { at, by }: EntryOf<'snapshot'>): boolean =>
  entriesOf(event, 'saved').some((saved) => saved.by === by && saved.at >= at);

/**
 * Whether a saved file has everybody and the current questions. Nothing is sent or printed before that: if this device
 * were lost, no answers could be graded.
 */
export function isSaved(event: ExamEvent): boolean {
  const { key, people } = contentOf(event);
  return people > 0 && entriesOf(event, 'saved').some((saved) => saved.key === key && saved.people === people);
}
