import { useStore } from '@nanostores/preact';
import type { RiichiId } from '../../engine/riichi/index.ts';
import { $desk, atDesk } from './fetch-desk.ts';

interface Props {
  readonly summary: string;
  readonly form: 'QuizForm' | 'ExamForm' | 'Notebook';
  readonly rules: RiichiId;
}

/** A form or a list that leads to a sitting, folded; it is fetched when it is unfolded. */
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
