import { useStore } from '@nanostores/preact';
import type { BookId } from '../../engine/rulebooks/ids.ts';
import { $desk, atDesk } from './fetch-desk.ts';

interface Props {
  readonly summary: string;
  readonly form: 'QuizForm' | 'ExamForm';
  readonly rules: BookId;
}

/** A form that sits down to something, folded; it is fetched when it is unfolded. */
export function DeskTool({ summary, form, rules }: Props) {
  const desk = useStore($desk, { ssr: () => undefined });
  const Form = desk?.[form];
  const fetch = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void => {
    if (currentTarget.open) atDesk(() => undefined);
  };
  return (
    <details class="tool" onToggle={fetch}>
      <summary>{summary}</summary>
      {Form && <Form rules={rules} />}
    </details>
  );
}
