import { useState } from 'preact/hooks';
import type { Draft } from '../hand-editor/draft.ts';
import { linkOf } from '../hand-editor/place.ts';
import { useStrings } from '../hand-editor/strings.ts';

interface Props {
  readonly draft: Draft;
  readonly rules: string;
  readonly page: string;
  readonly onRemark: (sentence: string) => void;
}

/** Copies the link to this hand; shows the link if copying is blocked. */
export function CopyLink({ draft, rules, page, onRemark }: Props) {
  const { scorer } = useStrings().words;
  const [copied, setCopied] = useState('');
  const [failed, setFailed] = useState('');
  const link = linkOf(draft, rules);
  const copy = async (): Promise<void> => {
    const url = new URL(`${page}#${link}`, location.href).href;
    try {
      await navigator.clipboard.writeText(url);
      setCopied(link);
      onRemark(scorer.copied);
    } catch {
      setFailed(url);
      onRemark(scorer['copy.failed']);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {copied === link ? scorer.copied : scorer.copy}
      </button>
      {failed !== '' && (
        <label class="link-itself">
          <span>{scorer['copy.failed']}</span>
          <input type="text" readOnly value={failed} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </>
  );
}
