import { DEFAULT_RULEBOOKS } from '../../../engine/rulebooks/ids.ts';
import { useId, useState } from 'preact/hooks';
import { type FanId, MCR_RULEBOOKS, REPEATABLE, pointsOf } from '../../../engine/mcr/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { plural } from '../../../i18n/plural.ts';
import { isFound } from './fan-search.ts';
import { FanName, FanNames } from './FanName.tsx';
import { mcrWords } from './fetch-words.ts';
import './fan.css';

/** From this many fan the list has a search field. */
const SEARCHED_FROM = 16;

const isRepeatable = (fan: FanId): boolean => REPEATABLE.some((one) => one === fan);

/** The fan that match the search text, in order; all while it is empty. */
const fansFound = (fans: readonly FanId[], typed: string): readonly FanId[] =>
  typed.trim() === '' ? fans : fans.filter((fan) => isFound(typed, mcrWords().fans[fan].sought));

/** The fan meant by the search: the only match, or an exact name. */
function fanMeant(found: readonly FanId[], typed: string): FanId | undefined {
  const name = typed.trim().toLowerCase();
  const isName = (fan: FanId): boolean => {
    const { name: own, chinese } = mcrWords().fans[fan];
    return [own.toLowerCase(), chinese].includes(name);
  };
  return found.find(isName) ?? (name !== '' && found.length === 1 ? found[0] : undefined);
}

interface GradeProps {
  readonly points: number;
  readonly lang: string;
  readonly fans: readonly FanId[];
  readonly chosen: readonly FanId[];
  readonly onChange: (chosen: readonly FanId[]) => void;
  readonly repeats: boolean;
}

/** Counter for a fan that can count more than once. */
function Times({ fan, chosen, onChange }: Pick<GradeProps, 'chosen' | 'onChange'> & { readonly fan: FanId }) {
  const { mcr, fans } = mcrWords();
  const n = chosen.filter((one) => one === fan).length;
  const less = (): void => onChange(chosen.toSpliced(chosen.lastIndexOf(fan), 1));
  return (
    <span class="fan-times">
      <button
        type="button"
        class="choice-button"
        disabled={n < 2}
        aria-label={fill(mcr['fan.less'], { fan: fans[fan].name })}
        onClick={less}
      >
        −
      </button>
      <output class="points" aria-label={fill(mcr['fan.times'], { n })}>
        {n}
      </output>
      <button
        type="button"
        class="choice-button"
        disabled={n > 3}
        aria-label={fill(mcr['fan.more'], { fan: fans[fan].name })}
        onClick={() => onChange([...chosen, fan])}
      >
        +
      </button>
    </span>
  );
}

/** The fan of one value. */
function Grade({ points, lang, fans, chosen, onChange, repeats }: GradeProps) {
  const { mcr, fans: words } = mcrWords();
  return (
    <fieldset class="yaku-group fan-grade">
      <legend>{plural(mcr, 'points', points, lang)}</legend>
      {fans.map((fan) => (
        <div key={fan} class="fan-choice">
          <label class="tick">
            <input
              type="checkbox"
              checked={chosen.includes(fan)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, fan] : chosen.filter((one) => one !== fan))
              }
            />
            <span>
              <FanName fan={fan} />{' '}
              <span class="fan-chinese" lang="zh" aria-hidden="true">
                {words[fan].chinese}
              </span>
            </span>
          </label>
          {repeats && isRepeatable(fan) && chosen.includes(fan) && (
            <Times fan={fan} chosen={chosen} onChange={onChange} />
          )}
        </div>
      ))}
    </fieldset>
  );
}

interface Props {
  /** The fan offered, most valuable first. */
  readonly offered: readonly FanId[];
  /** The ticked fan, repeated as often as they count. */
  readonly chosen: readonly FanId[];
  readonly onChange: (chosen: readonly FanId[]) => void;
  readonly lang: string;
  /** Whether a fan can be ticked more than once. */
  readonly repeats?: boolean;
}

/** Checkboxes for fan grouped by value, with a search by any name; the order gives nothing away. */
export function FanField({ offered, chosen, onChange, lang, repeats = true }: Props) {
  const { mcr } = mcrWords();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { options } = MCR_RULEBOOKS[DEFAULT_RULEBOOKS.mcr];
  const found = fansFound(offered, typed);
  const grades = [...new Set(found.map((fan) => pointsOf(fan, options)))];
  const isSearched = offered.length >= SEARCHED_FROM;
  return (
    <div class="fan-field not-content">
      {isSearched && (
        <>
          <label class="field">
            <span>{mcr['fan.search']}</span>
            <input
              type="search"
              autocomplete="off"
              spellcheck={false}
              value={typed}
              aria-describedby={`${id}-found`}
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                const meant = fanMeant(found, typed);
                if (meant === undefined) return;
                if (!chosen.includes(meant)) onChange([...chosen, meant]);
                setTyped('');
              }}
            />
          </label>
          <p class="hint" id={`${id}-found`} role="status">
            {typed.trim() === ''
              ? ''
              : found.length === 0
                ? mcr['fan.none-found']
                : fill(mcr['fan.found'], { n: found.length })}
          </p>
        </>
      )}
      {chosen.length > 0 && isSearched && (
        <p class="fan-chosen">
          {fill(mcr['fan.chosen'], { n: chosen.length })} · <FanNames fans={chosen} />
        </p>
      )}
      <div class="fan-grades">
        {grades.map((points) => (
          <Grade
            key={points}
            points={points}
            lang={lang}
            fans={found.filter((fan) => pointsOf(fan, options) === points)}
            chosen={chosen}
            onChange={onChange}
            repeats={repeats}
          />
        ))}
      </div>
    </div>
  );
}
