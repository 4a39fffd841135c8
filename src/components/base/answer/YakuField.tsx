import { useState } from 'preact/hooks';
import type { Named } from '../../../quizzes/base/terms.ts';
import { NamedAs, type NamedWords } from './NamedAs.tsx';
import type { YakuPart } from './parts.ts';

interface Props {
  readonly part: YakuPart;
  readonly words: NamedWords;
  readonly onChange: (ticked: readonly Named[]) => void;
}

/** Checkboxes for yaku in groups; folded groups render when opened. The order gives nothing away. */
export function YakuField({ part: { groups, value }, words, onChange }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const tick = (id: Named) => (
    <label key={id} class="tick">
      <input
        type="checkbox"
        checked={value.includes(id)}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? [...value, id] : value.filter((one) => one !== id))
        }
      />
      <span>
        <NamedAs id={id} words={words} />
      </span>
    </label>
  );
  return (
    <>
      {groups.map(({ key, legend, ids, isFolded }) =>
        isFolded ? (
          <details key={key} class="yaku-limits" onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
            <summary>{legend}</summary>
            {unfolded && (
              <fieldset class="yaku-group">
                <legend class="sr-only">{legend}</legend>
                {ids.map(tick)}
              </fieldset>
            )}
          </details>
        ) : (
          <fieldset key={key} class="yaku-group">
            <legend>{legend}</legend>
            {ids.map(tick)}
          </fieldset>
        ),
      )}
    </>
  );
}
