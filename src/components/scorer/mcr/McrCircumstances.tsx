import { mcrWords } from '../../fan/fetch-words.ts';
import { Choice } from '../Choice.tsx';
import { Winds } from '../Winds.tsx';
import type { Draft } from '../draft.ts';
import { useSpeech } from '../speech.ts';

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
  const tick = (label: string, checked: boolean, change: (on: boolean) => Partial<Draft>) => (
    <label class="tick">
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => set(change(currentTarget.checked))} />
      <span>{label}</span>
    </label>
  );
  return (
    <div class="circumstances">
      <Choice
        legend={scorer.by}
        name="by"
        options={BY.map((by) => [by, mcr[`by.${by}`]])}
        value={draft.by}
        onChange={(by) => set({ by })}
      />
      <Winds draft={draft} onChange={onChange} />
      <details class="rare">
        <summary>{scorer.more}</summary>
        {tick(mcr.isLastOfKind, draft.lastOfKind, (lastOfKind) => ({ lastOfKind }))}
        {tick(mcr.lastTile, draft.lastTile, (lastTile) => ({ lastTile }))}
        {tick(mcr.kongTile, draft.afterKong, (afterKong) => ({ afterKong }))}
        {tick(mcr.robbed, draft.robbedKong !== 'none', (on) => ({ robbedKong: on ? 'added' : 'none' }))}
        {tick(mcr.shown, draft.winningTileShown, (winningTileShown) => ({ winningTileShown }))}
      </details>
    </div>
  );
}
