import { useStore } from '@nanostores/preact';
import type { RulebookId } from '../../engine/index.ts';
import { $desk, fetchDesk } from './desk.ts';
import { useSpeech } from './speech.ts';

/** The place where a quiz for others is made, folded. */
export function QuizMaker({ rules }: { readonly rules: RulebookId }) {
  const { practice } = useSpeech().words;
  const desk = useStore($desk, { ssr: () => undefined });
  return (
    <details class="tool" onToggle={() => void fetchDesk()}>
      <summary>{practice['quiz.make']}</summary>
      {desk && <desk.QuizForm rules={rules} />}
    </details>
  );
}
