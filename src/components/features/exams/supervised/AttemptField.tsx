import { useExamStrings } from '../strings.ts';

interface Props {
  readonly attempt: number;
  /** How many attempts there are; with one there is nothing to choose. */
  readonly most: number;
  readonly onChoose: (attempt: number) => void;
}

/** Chooses an attempt, where there are several. */
export function AttemptField({ attempt, most, onChoose }: Props) {
  const { supervised } = useExamStrings('supervised').words;
  if (most < 2) return null;
  return (
    <label class="field">
      <span>{supervised.attempt}</span>
      <select value={attempt} onChange={({ currentTarget: { value } }) => onChoose(Number(value))}>
        {Array.from({ length: most }, (_, i) => (
          <option key={i} value={i + 1}>
            {i + 1}
          </option>
        ))}
      </select>
    </label>
  );
}
