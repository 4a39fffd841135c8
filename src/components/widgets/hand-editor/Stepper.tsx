import { fill } from '../../../i18n/strings.ts';
import { useStrings } from './strings.ts';

const MOST = 99;

interface Props {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A small whole number with a button on either side. */
export function Stepper({ label, value, onChange }: Props) {
  const { scorer } = useStrings().words;
  const write = (text: string): void => onChange(Math.min(MOST, Math.max(0, Math.trunc(Number(text)) || 0)));
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span>{label}</span>
      <button type="button" aria-label={fill(scorer.fewer, { what: label })} onClick={() => write(String(value - 1))}>
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        autocomplete="off"
        aria-label={label}
        value={value}
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
      <button type="button" aria-label={fill(scorer.further, { what: label })} onClick={() => write(String(value + 1))}>
        +
      </button>
    </div>
  );
}
