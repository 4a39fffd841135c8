import type { ComponentChildren } from 'preact';
import type { ChoicePart } from './parts.ts';

interface Props<Value extends number | string> {
  readonly part: ChoicePart<Value>;
  readonly onChoose: (value: Value) => void;
  /** What is said below the choices. */
  readonly children?: ComponentChildren;
}

/** Numbers to tap, each written as it is. */
export const inChoices = (numbers: readonly number[]): ChoicePart<number>['choices'] =>
  numbers.map((value) => ({ value, text: String(value) }));

/** From so many letters on what one chooses from is a sentence, and wants room. */
const SENTENCE = 28;

/** How the choices lie: numbers close together, words in columns, sentences in few. */
function layOf(choices: readonly { readonly value: number | string; readonly text: string }[]): string {
  if (choices.every(({ value }) => typeof value === 'number')) return 'choices';
  return choices.some(({ text }) => text.length >= SENTENCE) ? 'choices sentences' : 'choices words';
}

/** One of a few numbers or words, to tap. */
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
