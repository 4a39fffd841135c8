import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { useExamStrings } from '../strings.ts';

const MINUTE = 60_000;
const [FIRST, LAST] = [Date.UTC(2020), Date.UTC(2100)] as const;

/** A moment as a `datetime-local` field has it: `2026-11-22T18:00`, by this device's clock. */
const fieldOf = (moment: number): string =>
  new Date(moment - new Date(moment).getTimezoneOffset() * MINUTE).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

interface Props {
  readonly label: string;
  readonly hint: string;
  /** In milliseconds. */
  readonly moment: number | undefined;
  /** The string that says which moment stays while the field is half typed. */
  readonly stays: 'deadline.stays' | 'opens.stays';
  /** What the button that removes the moment says. */
  readonly none: string;
  /** Called with the new moment in milliseconds; 0 for none. */
  readonly onMoment: (moment: number) => void;
}

/** A date and time. An empty or half-typed field changes nothing: a button removes the moment. */
export function MomentField({ label, hint, moment, stays, none, onMoment }: Props) {
  const { words, lang } = useExamStrings('event');
  const [isHalf, setHalf] = useState(false);
  const value = moment === undefined ? '' : fieldOf(moment);
  const time =
    moment === undefined
      ? ''
      : new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
  return (
    <>
      <label class="field">
        <span>{label}</span>
        <input
          type="datetime-local"
          value={value}
          onChange={({ currentTarget }) => {
            const given = Date.parse(currentTarget.value);
            const isWhole = given >= FIRST && given < LAST;
            setHalf(!isWhole);
            if (isWhole) onMoment(given);
          }}
          onBlur={({ currentTarget }) => {
            if (isHalf) currentTarget.value = value;
          }}
        />
        <span class="hint">{hint}</span>
      </label>
      <p role="status">{isHalf && moment !== undefined && fill(words.event[stays], { time })}</p>
      {moment !== undefined && (
        <div class="actions">
          <button type="button" class="plain" onClick={() => onMoment(0)}>
            {none}
          </button>
        </div>
      )}
    </>
  );
}
