import type { ComponentChildren } from 'preact';
import type { ChoicePart } from './parts.ts';

interface Props<Value extends number | string> {
  readonly part: ChoicePart<Value>;
  readonly onChoose: (value: Value) => void;
  /** Hint below the choices. */
  readonly children?: ComponentChildren;
}

/** Turns numbers into choices. */
export const inChoices = (numbers: readonly number[]): ChoicePart<number>['choices'] =>
  numbers.map((value) => ({ value, text: String(value) }));

/** Choices with this many letters or more are sentences and need more room. */
const SENTENCE = 28;

/** Layout of the choices: numbers close together, words in columns, sentences in few columns. */
function layOf(choices: readonly { readonly value: number | string; readonly text: string }[]): string {
  if (choices.every(({ value }) => typeof value === 'number')) return 'choices';
  return choices.some(({ text }) => text.length >= SENTENCE) ? 'choices sentences' : 'choices words';
}

/** A choice between a few numbers or words. */
export function ChoiceField<Value extends number | string>({ part, onChoose, children }: Props<Value>) {
  const { label, choices, isAlone, value: chosen } = part;
  const isInNumbers = choices.every(({ value }) => typeof value === 'number');
  return (
    <div role="group" aria-label={label}>
      {!isAlone && <p class="group-name">{label}</p>}
      <div class={layOf(choices)}>
        {choices.map(({ value, text }) => (
          <button
            key={value}
            type="button"
            class={isInNumbers ? 'choice-button points' : 'choice-button'}
            aria-pressed={isAlone ? undefined : chosen === value}
            onClick={() => onChoose(value)}
          >
            {text}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
