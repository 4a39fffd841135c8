import { Choice } from '../hand-editor/Choice.tsx';
import { Winds } from '../hand-editor/Winds.tsx';
import type { DraftProps, HandGame } from '../hand-editor/hand-game.ts';
import { useStrings } from '../hand-editor/strings.ts';

const BY = ['discard', 'draw'] as const;

/** How the hand was won, and its winds. */
export function WayOfWinning({ game, draft, onChange }: DraftProps & { readonly game: HandGame }) {
  const { words } = useStrings();
  return (
    <>
      <Choice
        legend={words.scorer.by}
        name="by"
        options={BY.map((by) => [by, game.by(by, words)])}
        value={draft.by}
        onChange={(by) => onChange(by === 'draw' ? { ...draft, by, discarder: 'unsaid' } : { ...draft, by })}
      />
      <Winds draft={draft} onChange={onChange} />
    </>
  );
}
