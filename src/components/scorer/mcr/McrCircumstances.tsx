import { mcrWords } from '../../fan/fetch-words.ts';
import { Choice } from '../Choice.tsx';
import { Winds } from '../Winds.tsx';
import type { Draft } from '../draft.ts';
import { useSpeech } from '../speech.ts';
import { McrRare } from './McrRare.tsx';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

const BY = ['discard', 'draw'] as const;

/** How a hand of MCR was won and by whom. */
export function McrCircumstances({ draft, onChange }: Props) {
  const { scorer } = useSpeech().words;
  const { mcr } = mcrWords();
  const set = (change: Partial<Draft>): void => onChange({ ...draft, ...change });
  return (
    <div class="circumstances rests-unseen">
      <Choice
        legend={scorer.by}
        name="by"
        options={BY.map((by) => [by, mcr[`by.${by}`]])}
        value={draft.by}
        onChange={(by) => set({ by })}
      />
      <Winds draft={draft} onChange={onChange} />
      <McrRare draft={draft} onChange={onChange} />
    </div>
  );
}
