import { type BySeat, SEAT_NUMBERS, eachSeat } from '../../engine/riichi/index.ts';
import { useState } from 'preact/hooks';
import { pointsIn } from './points.ts';

interface Props {
  readonly names: BySeat<string>;
  readonly scores: BySeat<number>;
  readonly onChange: (scores: BySeat<number>) => void;
}

/** Points of the four players; what is no number stays as it is typed, and is marked. */
export function FourScores({ names, scores, onChange }: Props) {
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  return (
    <div class="four-scores">
      {SEAT_NUMBERS.map((seat) => {
        const text = typed[seat];
        const isStale = text === undefined || (pointsIn(text) ?? scores[seat]) !== scores[seat];
        return (
          <label key={seat} class="field">
            <span>{names[seat]}</span>
            <input
              type="text"
              inputMode="text"
              autocomplete="off"
              class="points"
              value={isStale ? String(scores[seat]) : text}
              aria-invalid={!isStale && pointsIn(text) === undefined ? 'true' : undefined}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onInput={({ currentTarget: { value } }) => {
                setTyped({ ...typed, [seat]: value });
                const points = pointsIn(value);
                if (points !== undefined) onChange(eachSeat((one) => (one === seat ? points : scores[one])));
              }}
            />
          </label>
        );
      })}
    </div>
  );
}
