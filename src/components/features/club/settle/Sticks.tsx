import { fill } from '../../../../i18n/strings.ts';
import { useStrings } from './strings.ts';

const MOST = 99;

interface Props {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Number of sticks on the table, with a button on either side. */
export function Sticks({ label, value, onChange }: Props) {
  const { scorer } = useStrings().words;
  const put = (next: number): void => onChange(Math.min(MOST, Math.max(0, next)));
  return (
    <div class="sticks" role="group" aria-label={label}>
      <span>{label}</span>
      <button type="button" aria-label={fill(scorer.fewer, { what: label })} onClick={() => put(value - 1)}>
        −
      </button>
      <output class="points">{value}</output>
      <button type="button" aria-label={fill(scorer.further, { what: label })} onClick={() => put(value + 1)}>
        +
      </button>
    </div>
  );
}
