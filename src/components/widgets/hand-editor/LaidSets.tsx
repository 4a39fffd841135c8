import { isRed } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { named } from '../../../i18n/signs.ts';
import { Meld } from '../../base/hand/Meld.tsx';
import { meldLabel } from '../../base/hand/label.ts';
import { layMeld } from '../../base/hand/layout.ts';
import type { Draft } from './draft.ts';
import { calledFrom, withRed, withoutMeld } from './edit.ts';
import { useRefocus } from './refocus.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly draft: Draft;
  readonly reds: boolean;
  readonly onChange: (draft: Draft) => void;
}

const FROM = ['left', 'across', 'right'] as const;
const isSeat = (value: string): value is (typeof FROM)[number] => FROM.some((seat) => seat === value);

/** The melds, each with its discarder and a button to remove it. */
export function LaidSets({ draft, reds, onChange }: Props) {
  const { words, lang } = useStrings();
  const { scorer } = words;
  const { box, goes } = useRefocus<HTMLUListElement>();
  const remove = (i: number): void => {
    goes(i);
    onChange(withoutMeld(draft, i));
  };
  return (
    <ul class="laid-sets" ref={box}>
      {draft.melds.map((request, i) => {
        const meld = layMeld(request);
        const label = meldLabel(meld, words);
        const red = reds ? withRed(draft, i) : undefined;
        return (
          <li key={i}>
            <span role="img" aria-label={label}>
              <Meld meld={meld} words={words} />
            </span>
            {meld.form !== 'kong-concealed' && meld.form !== 'chow' && (
              <select
                aria-label={named(scorer.from, label, lang)}
                value={meld.from ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  onChange(calledFrom(draft, i, isSeat(value) ? value : undefined))
                }
              >
                <option value="">{scorer['from.unsaid']}</option>
                {FROM.map((seat) => (
                  <option key={seat} value={seat}>
                    {scorer[`from.${seat}`]}
                  </option>
                ))}
              </select>
            )}
            {red && (
              <button type="button" class="plain" aria-pressed={meld.tiles.some(isRed)} onClick={() => onChange(red)}>
                {scorer.redFive}
              </button>
            )}
            <button
              type="button"
              class="plain cross"
              data-takes-away
              aria-label={fill(scorer.remove, { tile: label })}
              onClick={({ detail }) => detail < 2 && remove(i)}
            >
              ×
            </button>
          </li>
        );
      })}
    </ul>
  );
}
