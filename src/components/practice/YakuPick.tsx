import { useState } from 'preact/hooks';
import type { RiichiId } from '../../engine/riichi/index.ts';
import { fill } from '../../i18n/strings.ts';
import type { Named } from '../../quizzes/terms.ts';
import { Claimed } from './Claimed.tsx';
import { claimableUnder } from './claimable.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly rules: RiichiId;
  readonly ticked: readonly Named[];
  readonly onChange: (ticked: readonly Named[]) => void;
}

/** All yaku to tick, by their han, yakuman folded away; nothing tells which of them the hand has. */
export function YakuPick({ rules, ticked, onChange }: Props) {
  const { practice, step } = useSpeech().words;
  const [unfolded, setUnfolded] = useState(false);
  const tick = (id: Named) => (
    <label key={id} class="tick">
      <input
        type="checkbox"
        checked={ticked.includes(id)}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? [...ticked, id] : ticked.filter((one) => one !== id))
        }
      />
      <span>
        <Claimed id={id} />
      </span>
    </label>
  );
  return (
    <>
      {claimableUnder(rules).map(({ worth, ids }) =>
        worth === 'yakuman' ? (
          <details key={worth} class="yaku-limits" onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
            <summary>{practice.yakuman}</summary>
            {unfolded && (
              <fieldset class="yaku-group">
                <legend class="sr-only">{practice.yakuman}</legend>
                {ids.map(tick)}
              </fieldset>
            )}
          </details>
        ) : (
          <fieldset key={worth} class="yaku-group">
            <legend>{typeof worth === 'number' ? fill(step.han, { n: worth }) : step[`limit.${worth}`]}</legend>
            {ids.map(tick)}
          </fieldset>
        ),
      )}
    </>
  );
}
