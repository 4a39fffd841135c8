import type { ExamEvent } from '../../../quizzes/exams/event.ts';
import { deadlineOf } from '../../../quizzes/exams/in-time.ts';
import { useSpeech } from './speech.ts';
import { writeDown } from './use-change.ts';

const MINUTE = 60_000;
const FIRST = Date.UTC(2020);

/** A moment as the field of a browser has it: `2026-11-22T18:00`, by the clock of this device. */
const fieldOf = (moment: number): string =>
  new Date(moment - new Date(moment).getTimezoneOffset() * MINUTE).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** Until when codes are wanted; it stands in every link that is copied from then on. */
export function Deadline({ event }: { readonly event: ExamEvent }) {
  const { event: own } = useSpeech().words;
  const deadline = deadlineOf(event);
  return (
    <label class="field">
      <span>{own.deadline}</span>
      <input
        type="datetime-local"
        value={deadline === undefined ? '' : fieldOf(deadline)}
        onChange={({ currentTarget: { value } }) => {
          const until = Date.parse(value);
          // A year that is still being typed is none: 0002.
          if (Number.isNaN(until) || until >= FIRST) writeDown({ kind: 'deadline', until: until || 0 });
        }}
      />
      <span class="hint">{own['deadline.hint']}</span>
    </label>
  );
}
