import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { deadlineOf } from '../../../../quizzes/exams/deadline.ts';
import { useExamStrings } from '../strings.ts';
import { writeDeadline } from './use-change.ts';

const MINUTE = 60_000;
const [FIRST, LAST] = [Date.UTC(2020), Date.UTC(2100)] as const;

/** A moment as a `datetime-local` field has it: `2026-11-22T18:00`, by this device's clock. */
const fieldOf = (moment: number): string =>
  new Date(moment - new Date(moment).getTimezoneOffset() * MINUTE).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

/**
 * The deadline for codes; every link copied from then on carries it. An empty or half-typed field changes nothing: a
 * button removes the deadline.
 */
export function Deadline({ event }: { readonly event: ExamEvent }) {
  const { words, lang } = useExamStrings('event');
  const { event: own } = words;
  const [isHalf, setHalf] = useState(false);
  const deadline = deadlineOf(event);
  const value = deadline === undefined ? '' : fieldOf(deadline);
  const time =
    deadline === undefined
      ? ''
      : new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(deadline);
  return (
    <>
      <label class="field">
        <span>{own.deadline}</span>
        <input
          type="datetime-local"
          value={value}
          onChange={({ currentTarget }) => {
            const until = Date.parse(currentTarget.value);
            const isWhole = until >= FIRST && until < LAST;
            setHalf(!isWhole);
            if (isWhole) writeDeadline(until);
          }}
          onBlur={({ currentTarget }) => {
            if (isHalf) currentTarget.value = value;
          }}
        />
        <span class="hint">{own['deadline.hint']}</span>
      </label>
      <p role="status">{isHalf && deadline !== undefined && fill(own['deadline.stays'], { time })}</p>
      {deadline !== undefined && (
        <div class="actions">
          <button type="button" class="plain" onClick={() => writeDeadline(0)}>
            {own['deadline.none']}
          </button>
        </div>
      )}
    </>
  );
}
