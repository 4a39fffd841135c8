import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { useExamStrings } from '../strings.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly isFixed?: boolean;
  readonly onChange: (value: number) => void;
}

/** A whole number within bounds. Any other number is rejected with a message about the bounds. */
export function NumberField({ label, value, least, most, isFixed = false, onChange }: Props) {
  const { event: own } = useExamStrings('event').words;
  const [isWrong, setWrong] = useState(false);
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        autocomplete="off"
        disabled={isFixed}
        value={value}
        aria-invalid={isWrong ? 'true' : undefined}
        onChange={({ currentTarget }) => {
          const given = Number(currentTarget.value.trim() || NaN);
          const isRight = Number.isInteger(given) && given >= least && given <= most;
          setWrong(!isRight);
          if (isRight) onChange(given);
        }}
      />
      {isWrong && (
        <span class="refused" role="alert">
          {fill(own['number.bounds'], { least, most })}
        </span>
      )}
    </label>
  );
}
