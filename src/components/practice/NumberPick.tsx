import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../i18n/strings.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly label: string;
  readonly choices: readonly number[];
  readonly onAnswer: (n: number) => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea');

/** A number to tap, or to type and send with Enter. */
export function NumberPick({ label, choices, onAnswer }: Props) {
  const { practice } = useSpeech().words;
  const [typed, setTyped] = useState('');
  const buffer = useRef('');
  useLayoutEffect(() => {
    const show = (text: string): void => {
      buffer.current = text;
      setTyped(text);
    };
    const listen = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^\d$/.test(event.key)) show((buffer.current + event.key).slice(-3));
      else if (event.key === 'Backspace') show(buffer.current.slice(0, -1));
      else if (event.key === 'Enter' && buffer.current !== '') {
        event.preventDefault();
        onAnswer(Number(buffer.current));
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onAnswer]);
  return (
    <div role="group" aria-label={label}>
      <div class="choices">
        {choices.map((n) => (
          <button key={n} type="button" class="choice-button points" onClick={() => onAnswer(n)}>
            {n}
          </button>
        ))}
      </div>
      <p class="hint keys">{typed === '' ? practice['keys.number'] : fill(practice['keys.typed'], { n: typed })}</p>
    </div>
  );
}
