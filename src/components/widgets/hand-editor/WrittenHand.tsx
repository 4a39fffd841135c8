import type { Draft } from './draft.ts';
import { useStrings } from './strings.ts';
import { type Written, written } from './written.ts';

const WAYS = ['mpsz', 'singly', 'glyphs', 'tenhou'] as const satisfies readonly (keyof Written)[];

/** The hand as other programs write it, to be copied. */
export function WrittenHand({ draft }: { readonly draft: Draft }) {
  const { scorer } = useStrings().words;
  const hand = written(draft);
  if (!hand) return null;
  return (
    <details class="written">
      <summary>{scorer.written}</summary>
      {WAYS.map((way) => {
        const text = hand[way];
        return text === undefined ? null : (
          <label key={way}>
            <span>{scorer[`written.${way}`]}</span>
            <input
              type="text"
              readOnly
              dir="ltr"
              value={text}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
        );
      })}
      {hand.hasReds && <p class="hint">{scorer['written.reds']}</p>}
    </details>
  );
}
