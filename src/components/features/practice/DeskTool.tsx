import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { type BookId, gameOf } from '../../../engine/rulebooks/ids.ts';
import { $desk, $ready, atDesk } from './fetch-desk.ts';

interface Props {
  readonly summary: string;
  readonly form: 'QuizForm' | 'ExamForm' | 'Notebook';
  readonly rules: BookId;
}

/** A form or a list that leads to a sitting, folded; it is fetched when it is unfolded. */
export function DeskTool({ summary, form, rules }: Props) {
  const desk = useStore($desk, { ssr: () => undefined });
  const ready = useStore($ready, { ssr: () => [] });
  const game = gameOf(rules);
  const [wasOpened, setOpened] = useState(false);
  const Form = ready.includes(game) ? desk?.[form] : undefined;
  const fetch = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void => {
    if (!currentTarget.open) return;
    setOpened(true);
    atDesk(rules, () => undefined);
  };
  return (
    <details class="tool" onToggle={fetch}>
      <summary>{summary}</summary>
      {Form && wasOpened && <Form key={game} rules={rules} />}
    </details>
  );
}
