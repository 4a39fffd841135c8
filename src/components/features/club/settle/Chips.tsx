import type { ComponentProps } from 'preact';
import { Choice } from '../../../widgets/hand-editor/Choice.tsx';

type ChipsProps<T extends string | number> = Omit<ComponentProps<typeof Choice<T>>, 'look'>;

/** A single choice of a few answers. */
export const Chips = <T extends string | number>(props: ChipsProps<T>) => <Choice {...props} look="chip" />;

interface TicksProps<T> {
  readonly legend: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly values: readonly T[];
  readonly onToggle: (value: T) => void;
}

/** A multiple choice of a few answers. */
export function Ticks<T extends string | number>({ legend, options, values, onToggle }: TicksProps<T>) {
  return (
    <fieldset class="chips">
      <legend>{legend}</legend>
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
