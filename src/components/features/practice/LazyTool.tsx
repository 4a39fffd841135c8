import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { type BookId, gameOf } from '../../../engine/rulebooks/ids.ts';
import { $parts, $ready, whenLoaded } from './load-session.ts';

interface Props {
  readonly summary: string;
  readonly form: 'QuizForm' | 'ExamForm' | 'Notebook';
  readonly rules: BookId;
}

/** A folded form or list, fetched when it is unfolded. */
export function LazyTool({ summary, form, rules }: Props) {
  const parts = useStore($parts, { ssr: () => undefined });
  const ready = useStore($ready, { ssr: () => [] });
  const [wasOpened, setOpened] = useState(false);
  const Form = ready.includes(rules) ? parts?.[form] : undefined;
  const fetch = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void => {
    if (!currentTarget.open) return;
    setOpened(true);
    whenLoaded(rules, () => undefined);
  };
  return (
    <details class="tool" onToggle={fetch}>
      <summary>{summary}</summary>
      {Form && wasOpened && <Form key={gameOf(rules)} rules={rules} />}
    </details>
  );
}
