interface Common<T> {
  readonly legend: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  /** Whether the legend is only heard. */
  readonly hideLegend?: boolean;
}

interface ChipsProps<T> extends Common<T> {
  /** Keeps the radio buttons of one question together. */
  readonly name: string;
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
}

interface TicksProps<T> extends Common<T> {
  readonly values: readonly T[];
  readonly onToggle: (value: T) => void;
}

/** One question with a few answers to tap, of which one may be chosen. */
export function Chips<T extends string | number>({
  legend,
  name,
  options,
  value,
  onChange,
  hideLegend,
}: ChipsProps<T>) {
  return (
    <fieldset class="chips">
      <legend class={hideLegend ? 'sr-only' : undefined}>{legend}</legend>
      <div class="chip-row">
        {options.map(([option, label]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One question with a few answers to tap, of which any may be chosen. */
export function Ticks<T extends string | number>({ legend, options, values, onToggle, hideLegend }: TicksProps<T>) {
  return (
    <fieldset class="chips">
      <legend class={hideLegend ? 'sr-only' : undefined}>{legend}</legend>
      <div class="chip-row">
        {options.map(([option, label]) => (
          <label key={option}>
            <input type="checkbox" checked={values.includes(option)} onChange={() => onToggle(option)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
