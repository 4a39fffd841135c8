import { type PatternId, type RulebookId, RULEBOOKS, YAKU, YAKUMAN, YAKU_RULES } from '../../engine/index.ts';
import { fill } from '../../i18n/strings.ts';
import { YakuName } from '../words/YakuName.tsx';
import { useSpeech } from './speech.ts';

const DOUBLE_WAITS: ReadonlySet<PatternId> = new Set<PatternId>(['kokushi-13', 'suuankou-tanki', 'chuuren-9']);
const BY_HAN = [...Map.groupBy(YAKU, (id) => YAKU_RULES.find((rule) => rule.id === id)?.closed ?? 0)].sort(
  ([a], [b]) => a - b,
);

interface Props {
  readonly rules: RulebookId;
  readonly ticked: readonly PatternId[];
  readonly onChange: (ticked: readonly PatternId[]) => void;
}

/** All yaku to tick, by their han; nothing tells which of them the hand has. */
export function YakuPick({ rules, ticked, onChange }: Props) {
  const { words } = useSpeech();
  const limitHands = YAKUMAN.filter((id) => RULEBOOKS[rules].knobs.doubleYakumanWaits || !DOUBLE_WAITS.has(id));
  const tick = (id: PatternId) => (
    <label key={id} class="tick">
      <input
        type="checkbox"
        checked={ticked.includes(id)}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? [...ticked, id] : ticked.filter((one) => one !== id))
        }
      />
      <span>
        <YakuName id={id} words={words.yaku} />
      </span>
    </label>
  );
  return (
    <>
      {BY_HAN.map(([han, ids]) => (
        <fieldset key={han} class="yaku-group">
          <legend>{fill(words.step.han, { n: han })}</legend>
          {ids.map(tick)}
        </fieldset>
      ))}
      <details class="yaku-limits" open={limitHands.some((id) => ticked.includes(id))}>
        <summary>{words.practice.yakuman}</summary>
        <fieldset class="yaku-group">
          <legend class="sr-only">{words.practice.yakuman}</legend>
          {limitHands.map(tick)}
        </fieldset>
      </details>
    </>
  );
}
