import { type BySeat, SEAT_NUMBERS, eachSeat } from '../../../../engine/riichi/index.ts';
import { PointsField } from './PointsField.tsx';

interface Props {
  readonly names: BySeat<string>;
  readonly scores: BySeat<number>;
  readonly onChange: (scores: BySeat<number>) => void;
}

/** Points of the four players. */
export const FourScores = ({ names, scores, onChange }: Props) => (
  <div class="four-scores">
    {SEAT_NUMBERS.map((seat) => (
      <PointsField
        key={seat}
        label={names[seat]}
        value={scores[seat]}
        isSigned
        onPoints={(points) => {
          if (points !== undefined) onChange(eachSeat((one) => (one === seat ? points : scores[one])));
        }}
      />
    ))}
  </div>
);
