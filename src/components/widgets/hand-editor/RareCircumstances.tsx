import type { ComponentChildren } from 'preact';
import type { DraftProps, HandGame } from './hand-game.ts';
import { useStrings } from './strings.ts';

interface Props extends DraftProps {
  readonly game: HandGame;
  readonly children?: ComponentChildren;
}

/** Folded checkboxes for rare circumstances. */
export function RareCircumstances({ game, draft, onChange, children }: Props) {
  const { words } = useStrings();
  return (
    <details class="rare">
      <summary>{words.scorer.more}</summary>
      {game.ticks.map(({ label, isOn, set }, i) => (
        <label key={i} class="tick">
          <input
            type="checkbox"
            checked={isOn(draft)}
            onChange={({ currentTarget }) => onChange({ ...draft, ...set(currentTarget.checked) })}
          />
          <span>{label(words)}</span>
        </label>
      ))}
      {children}
    </details>
  );
}
