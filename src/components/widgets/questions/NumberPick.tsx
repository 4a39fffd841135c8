import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../../i18n/strings.ts';
import { ChoiceField, inChoices } from '../../base/answer/ChoiceField.tsx';
import { useStrings } from './strings.ts';

interface Props {
  readonly label: string;
  readonly choices: readonly number[];
  readonly onAnswer: (n: number) => void;
}

/** Whether the focused element handles this key itself. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('a, button, summary, input, select, textarea');

/** A number to tap, or to type anywhere on the page and send with Enter. */
export function NumberPick({ label, choices, onAnswer }: Props) {
  const { practice } = useStrings().words;
  const [typed, setTyped] = useState('');
  const buffer = useRef('');
  useLayoutEffect(() => {
    const show = (text: string): void => {
      buffer.current = text;
      setTyped(text);
    };
    const listen = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (isTaken(target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^\d$/.test(key)) show((buffer.current + key).slice(-3));
      else if (key === 'Backspace') show(buffer.current.slice(0, -1));
      else if (key === 'Escape') show('');
      else if (key === 'Enter' && choices.includes(Number(buffer.current || NaN))) {
        event.preventDefault();
        onAnswer(Number(buffer.current));
      }
    };
    const forget = ({ target }: FocusEvent): void => {
      if (isTaken(target)) show('');
    };
    document.addEventListener('keydown', listen);
    document.addEventListener('focusin', forget);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('focusin', forget);
    };
  }, [choices, onAnswer]);
  const hint = typed === '' ? 'keys.number' : choices.includes(Number(typed)) ? 'keys.typed' : 'keys.no-choice';
  const part = {
    id: 'answer',
    kind: 'choice',
    label,
    value: undefined,
    choices: inChoices(choices),
    isAlone: true,
  } as const;
  return (
    <ChoiceField part={part} onChoose={onAnswer}>
      <p class="hint keys" role="status">
        {fill(practice[hint], { n: typed })}
      </p>
    </ChoiceField>
  );
}
