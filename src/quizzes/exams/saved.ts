import { keyOf } from './blueprint/blueprint.ts';
import { type EntryOf, type ExamEvent, type Hand, entriesOf, note } from './event.ts';
import { givenNumbers, peopleOf } from './people.ts';

/** What a file must have, so that codes can be marked by it: what is asked, and everybody. */
const contentOf = (event: ExamEvent): { readonly key: number; readonly people: number } => ({
  key: keyOf(event.blueprint),
  people: entriesOf(event, 'person').length,
});

/** Writes down the numbers that a merge has moved: from now on they may stand on what is given out. */
function withNumbers(event: ExamEvent, hand: Hand): ExamEvent {
  const given = givenNumbers(event);
  const moved = peopleOf(event).filter(({ token, number }) => given.get(token) !== number);
  return moved.reduce((now, { token, number }) => note(now, { kind: 'number', token, number }, hand), event);
}

/** Writes down that the file is saved, and who has which number; the file that is saved has these entries in it. */
export const noteSaved = (event: ExamEvent, hand: Hand): ExamEvent =>
  note(withNumbers(event, hand), { kind: 'saved', ...contentOf(event) }, hand);

/** Whether who took a snapshot saved a file since. */
export const isLineSaved = (event: ExamEvent, { at, by }: EntryOf<'snapshot'>): boolean =>
  entriesOf(event, 'saved').some((saved) => saved.by === by && saved.at >= at);

/**
 * Whether a file was saved that has everybody and asks what is asked now. Nothing is sent or printed before: should this
 * device be lost, nobody's answers could be marked.
 */
export function isSaved(event: ExamEvent): boolean {
  const { key, people } = contentOf(event);
  return people > 0 && entriesOf(event, 'saved').some((saved) => saved.key === key && saved.people === people);
}
