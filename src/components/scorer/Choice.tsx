interface Props<T extends string> {
  readonly legend: string;
  /** Keeps the radio buttons of one question together; the form keeps those of two scorers apart. */
  readonly name: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Whether the legend is only heard. */
  readonly hideLegend?: boolean;
}

/** One question with a few answers side by side. */
export function Choice<T extends string>({ legend, name, options, value, onChange, hideLegend = false }: Props<T>) {
  return (
    <fieldset class="choice">
      <legend class={hideLegend ? 'sr-only' : undefined}>{legend}</legend>
      <div class="choice-row">
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
