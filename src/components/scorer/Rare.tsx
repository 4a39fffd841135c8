import type { ComponentChildren } from 'preact';
import { Choice } from './Choice.tsx';
import type { Draft } from './draft.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** Keeps the hands of several winners apart. */
  readonly name?: string;
  readonly children?: ComponentChildren;
}

const ROBBED = ['none', 'added', 'concealed'] as const;
const FLAGS = ['ippatsu', 'lastTile', 'afterKong', 'firstTurn'] as const;

/** Circumstances that most hands do not have, folded away. */
export function Rare({ draft, onChange, name = 'robbed', children }: Props) {
  const { scorer } = useSpeech().words;
  const set = (change: Partial<Draft>): void => onChange({ ...draft, ...change });
  return (
    <details class="rare">
      <summary>{scorer.more}</summary>
      {FLAGS.map((flag) => (
        <label key={flag} class="tick">
          <input
            type="checkbox"
            checked={draft[flag]}
            onChange={({ currentTarget }) => set({ [flag]: currentTarget.checked })}
          />
          <span>{scorer[flag]}</span>
        </label>
      ))}
      <Choice
        legend={scorer.robbed}
        name={name}
        options={ROBBED.map((robbed) => [robbed, scorer[`robbed.${robbed}`]])}
        value={draft.robbedKong}
        onChange={(robbedKong) => set({ robbedKong })}
      />
      {children}
    </details>
  );
}
