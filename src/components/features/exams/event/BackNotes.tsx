import { fill } from '../../../../i18n/strings.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { takenBack } from '../../../../quizzes/exams/deadline.ts';
import { useExamStrings } from '../strings.ts';

/** Which snapshots were withdrawn, by whom and when. This stays beside the results for good, on paper too. */
export function BackNotes({ event }: { readonly event: ExamEvent }) {
  const { words, lang } = useExamStrings('event');
  const timeOf = (moment: number): string =>
    new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
  return takenBack(event).map(({ snapshot, at, by }) => (
    <p key={snapshot.id} class="hint" dir="auto">
      {fill(words.event['snapshot.was-back'], { time: timeOf(snapshot.at), who: snapshot.by, by, at: timeOf(at) })}
    </p>
  ));
}
