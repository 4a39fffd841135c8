import type { Draft } from './draft.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly draft: Draft;
  /** Which field holds what cannot be, if any. */
  readonly wrong: string | undefined;
  /** How tiles are typed in MCR, which has no dora and no red fives. */
  readonly mcrHint?: string;
  readonly onChange: (draft: Draft) => void;
}

type TextField = 'concealed' | 'winningTile' | 'doraIndicators' | 'uraIndicators';

/** The same hand as text: it stays as it is typed. */
export function Typed({ draft, wrong, mcrHint, onChange }: Props) {
  const { scorer, hand } = useSpeech().words;
  const field = (name: TextField, label: string) => (
    <label class={`typed-${name}`}>
      <span>{label}</span>
      <input
        type="text"
        value={draft[name]}
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
      {mcrHint === undefined && field('doraIndicators', hand.doraName)}
      {mcrHint === undefined && draft.riichi !== 'none' && field('uraIndicators', hand.uraName)}
      <p class="hint">{mcrHint ?? scorer['typed.hint']}</p>
    </div>
  );
}
