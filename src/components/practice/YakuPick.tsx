import { type PatternId, type RulebookId, RULEBOOKS, YAKU, YAKUMAN, YAKU_RULES } from '../../engine/index.ts';
import { useState } from 'preact/hooks';
import { fill } from '../../i18n/strings.ts';
import type { Named } from '../../quizzes/question.ts';
import { Claimed } from './Claimed.tsx';
import { useSpeech } from './speech.ts';

const DOUBLE_WAITS: ReadonlySet<PatternId> = new Set<PatternId>(['kokushi-13', 'suuankou-tanki', 'chuuren-9']);
const BY_HAN = [...Map.groupBy(YAKU, (id) => YAKU_RULES.find((rule) => rule.id === id)?.closed ?? 0)].sort(
  ([a], [b]) => a - b,
);

interface Props {
  readonly rules: RulebookId;
  readonly ticked: readonly Named[];
  readonly onChange: (ticked: readonly Named[]) => void;
}

/** All yaku to tick, by their han; nothing tells which of them the hand has. */
export function YakuPick({ rules, ticked, onChange }: Props) {
  const { words } = useSpeech();
  const [unfolded, setUnfolded] = useState(false);
  const limitHands = YAKUMAN.filter((id) => RULEBOOKS[rules].knobs.doubleYakumanWaits || !DOUBLE_WAITS.has(id));
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
      {BY_HAN.map(([han, ids]) => (
        <fieldset key={han} class="yaku-group">
          <legend>{fill(words.step.han, { n: han })}</legend>
          {ids.map(tick)}
          {han === 1 && tick('dora')}
        </fieldset>
      ))}
      <details class="yaku-limits" onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary>{words.practice.yakuman}</summary>
        {unfolded && (
          <fieldset class="yaku-group">
            <legend class="sr-only">{words.practice.yakuman}</legend>
            {limitHands.map(tick)}
          </fieldset>
        )}
      </details>
    </>
  );
}
