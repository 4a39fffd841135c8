import { useState } from 'preact/hooks';
import { useStrings } from './strings.ts';

interface Props {
  readonly text: () => string;
  readonly label: string;
}

/** Copies a text and confirms it; if copying is blocked, shows the text to copy by hand. */
export function CopyText({ text, label }: Props) {
  const { scorer } = useStrings().words;
  const [copied, setCopied] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const copy = async (): Promise<void> => {
    const wanted = text();
    try {
      await navigator.clipboard.writeText(wanted);
      setCopied(wanted);
      setRefused(undefined);
    } catch {
      setRefused(wanted);
    }
  };
  return (
    <>
      <button type="button" class="button quiet" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" class="hint">
        {copied !== undefined && copied === text() ? scorer.copied : ''}
      </span>
      {refused !== undefined && (
        <label class="field link-itself">
          <span>{scorer['copy.failed']}</span>
          <input type="text" readOnly value={refused} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </>
  );
}
