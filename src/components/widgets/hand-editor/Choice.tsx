interface Props<T extends string | number> {
  readonly legend: string;
  /** Groups the radio buttons of one question; the form separates two scorers. */
  readonly name: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  /** Whether the legend is for screen readers only. */
  readonly hideLegend?: boolean;
  /** Whether the answers share a row equally, or are chips as wide as their text. */
  readonly look?: 'choice' | 'chip';
}

/** A question with a few answers side by side; one can be chosen. */
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
