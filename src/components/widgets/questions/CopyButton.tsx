import { useState } from 'preact/hooks';
import { useStrings } from './strings.ts';

interface Props {
  readonly label: string;
  readonly text: () => string;
  readonly class: string;
}

/** Copies a text and confirms it; if copying is blocked, shows the text to copy by hand. */
export function CopyButton({ label, text, class: look }: Props) {
  const { practice } = useStrings().words;
  const [copied, setCopied] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const copy = async (): Promise<void> => {
    const wanted = text();
    const done = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(wanted))
      .then(
        () => true,
        () => false,
      );
    setCopied(done ? wanted : undefined);
    setRefused(done ? undefined : wanted);
  };
  return (
    <span class="copy">
      <button type="button" class={look} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">{copied === text() ? practice.copied : ''}</span>
      {refused !== undefined && (
        <input
          type="text"
          readOnly
          class="points"
          aria-label={label}
          value={refused}
          ref={(field) => field?.select()}
        />
      )}
    </span>
  );
}
