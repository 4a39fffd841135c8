import { type PatternId, RIICHI_RULEBOOKS, type RiichiId, YAKU, YAKUMAN, worthOf } from '../../engine/riichi/index.ts';
import { YakuName } from '../words/YakuName.tsx';
import { useSpeech } from './speech.ts';

interface YakuGroup {
  readonly name: 'yaku' | 'yaku.limit';
  readonly yaku: readonly PatternId[];
}

/** All yaku that a rulebook can count, in the order of the books: the order tells nothing about their worth. */
function groupsOf(rules: RiichiId): readonly YakuGroup[] {
  const { knobs } = RIICHI_RULEBOOKS[rules];
  const { renhou } = knobs;
  const limits = YAKUMAN.filter((id) => worthOf(id, knobs) !== undefined);
  return [
    { name: 'yaku', yaku: renhou === 'mangan' || renhou === '5-han' ? [...YAKU, 'renhou'] : YAKU },
    { name: 'yaku.limit', yaku: renhou === 'yakuman' ? [...limits, 'renhou'] : limits },
  ];
}

interface Props {
  readonly rules: RiichiId;
  readonly ticked: readonly PatternId[];
  readonly onChange: (ticked: readonly PatternId[]) => void;
}

/** The yaku to tick, folded: nothing in the list tells which of them the hand has. */
export function YakuList({ rules, ticked, onChange }: Props) {
  const { words } = useSpeech();
  const { scorer, yaku: names } = words;
  const chosen = ticked.map((id, i) => [i > 0 && ', ', <YakuName key={id} id={id} words={names} />]);
  const toggle = (id: PatternId, on: boolean): void =>
    onChange(on ? [...ticked, id] : ticked.filter((one) => one !== id));
  return (
    <details class="yaku-list">
      <summary>
        <span class="yaku-list-name">{scorer.yaku}</span>{' '}
        <span>{ticked.length === 0 ? scorer['yaku.none'] : chosen}</span>
      </summary>
      {groupsOf(rules).map(({ name, yaku }) => (
        <fieldset key={name}>
          <legend>{scorer[name]}</legend>
          {yaku.map((id) => (
            <label key={id} class="tick">
              <input
                type="checkbox"
                checked={ticked.includes(id)}
                onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
              />
              <span>
                <YakuName id={id} words={names} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  );
}
