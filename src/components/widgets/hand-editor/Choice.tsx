interface Props<T extends string | number> {
  readonly legend: string;
  /** Keeps the radio buttons of one question together; the form keeps those of two scorers apart. */
  readonly name: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  /** Whether the legend is only heard. */
  readonly hideLegend?: boolean;
  /** Whether the answers fill a row, or are chips as wide as their words. */
  readonly look?: 'choice' | 'chip';
}

/** One question with a few answers side by side, of which one may be chosen. */
export function Choice<T extends string | number>({
  legend,
  name,
  options,
  value,
  onChange,
  hideLegend = false,
  look = 'choice',
}: Props<T>) {
  return (
    <fieldset class={look === 'chip' ? 'chips' : 'choice'}>
      <legend class={hideLegend ? 'sr-only' : undefined}>{legend}</legend>
      <div class={`${look}-row`}>
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
