import { useState } from 'preact/hooks';
import { useExamStrings } from '../strings.ts';

interface Props {
  readonly label: string;
  readonly text: () => string;
  /** What the text is about, for screen readers. */
  readonly of?: string;
  readonly onCopied?: () => void;
}

/** Copies a text and says so. Where copying is blocked, it shows the text to copy by hand. */
export function CopyText({ label, text, of, onCopied }: Props) {
  const { event: own } = useExamStrings('event').words;
  const [state, setState] = useState<'copied' | { readonly refused: string }>();
  const copy = async (): Promise<void> => {
    const wanted = text();
    try {
      await navigator.clipboard.writeText(wanted);
      setState('copied');
    } catch {
      setState({ refused: wanted });
    }
    onCopied?.();
  };
  return (
    <span class="copying">
      <button type="button" class="plain" onClick={() => void copy()}>
        {label}
        {of !== undefined && <span class="sr-only"> {of}</span>}
      </button>
      <span role="status" class="hint">
        {state === 'copied' ? own.copied : ''}
      </span>
      {typeof state === 'object' && (
        <textarea readOnly rows={4} aria-label={label} value={state.refused} ref={(field) => field?.select()} />
      )}
    </span>
  );
}
