import { ChoiceField } from '../../base/answer/ChoiceField.tsx';

interface Props<Value extends number | string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  readonly onAnswer: (value: Value) => void;
}

/** A single choice of words that is the whole answer. */
export function WordPick<Value extends number | string>({ label, choices, onAnswer }: Props<Value>) {
  const part = { id: 'answer', kind: 'choice', label, value: undefined, choices, isAlone: true } as const;
  return <ChoiceField part={part} onChoose={onAnswer} />;
}
