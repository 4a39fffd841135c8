import { type Draft, isWinningStale } from './draft.ts';
import type { HandGame } from './hand-game.ts';
import { useStrings } from './strings.ts';
import { WrittenHand } from './WrittenHand.tsx';

interface Props {
  readonly game: HandGame;
  readonly draft: Draft;
  /** The field with an error, if any. */
  readonly wrong: string | undefined;
  readonly onChange: (draft: Draft) => void;
}

type TextField = 'concealed' | 'winningTile' | 'doraIndicators' | 'uraIndicators';

/** The same hand as text, kept as typed. */
export function TypedHand({ game, draft, wrong, onChange }: Props) {
  const { words } = useStrings();
  const { scorer, hand } = words;
  const field = (name: TextField, label: string) => (
    <label class={`typed-${name}`}>
      <span>{label}</span>
      <input
        type="text"
        value={name === 'winningTile' && isWinningStale(draft) ? '' : draft[name]}
        dir="ltr"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        aria-invalid={wrong === name ? 'true' : undefined}
        onInput={({ currentTarget }) => onChange({ ...draft, [name]: currentTarget.value })}
      />
    </label>
  );
  return (
    <div class="typed">
      {field('concealed', scorer.typed)}
      {field('winningTile', hand['name.winning'])}
      {game.indicators && field('doraIndicators', hand.doraName)}
      {game.indicators && draft.riichi !== 'none' && field('uraIndicators', hand.uraName)}
      <p class="hint">{game.typedHint(words)}</p>
      <p class="hint">{scorer['typed.whole']}</p>
      <WrittenHand draft={draft} />
    </div>
  );
}
