import type { ComponentChildren } from 'preact';
import type { DraftProps, HandGame } from './hand-game.ts';
import { useSpeech } from './strings.ts';

interface Props extends DraftProps {
  readonly game: HandGame;
  readonly children?: ComponentChildren;
}

/** Circumstances that most hands do not have, folded away. */
export function RareCircumstances({ game, draft, onChange, children }: Props) {
  const { words } = useSpeech();
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
