import { mcrWords } from '../../fan/fetch-words.ts';
import type { Draft } from '../draft.ts';
import { useSpeech } from '../speech.ts';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Circumstances that most hands of MCR do not have, folded away. */
export function McrRare({ draft, onChange }: Props) {
  const { scorer } = useSpeech().words;
  const { mcr } = mcrWords();
  const tick = (label: string, checked: boolean, change: (on: boolean) => Partial<Draft>) => (
    <label class="tick">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange({ ...draft, ...change(currentTarget.checked) })}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <details class="rare">
      <summary>{scorer.more}</summary>
      {tick(mcr.isLastOfKind, draft.lastOfKind, (lastOfKind) => ({ lastOfKind }))}
      {tick(mcr.lastTile, draft.lastTile, (lastTile) => ({ lastTile }))}
      {tick(mcr.kongTile, draft.afterKong, (afterKong) => ({ afterKong }))}
      {tick(mcr.robbed, draft.robbedKong !== 'none', (on) => ({ robbedKong: on ? 'added' : 'none' }))}
      {tick(mcr.shown, draft.winningTileShown, (winningTileShown) => ({ winningTileShown }))}
    </details>
  );
}
