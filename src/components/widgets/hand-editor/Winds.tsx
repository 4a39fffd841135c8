import { WINDS } from '../../../engine/riichi/index.ts';
import { Choice } from './Choice.tsx';
import type { Draft } from './draft.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Seat wind and round wind. */
export function Winds({ draft, onChange }: Props) {
  const { scorer } = useStrings().words;
  const winds = WINDS.map((wind) => [wind, scorer[`wind.${wind}`]] as const);
  return (
    <>
      <Choice
        legend={scorer.seat}
        name="seat"
        options={winds}
        value={draft.seatWind}
        onChange={(seatWind) => onChange({ ...draft, seatWind })}
      />
      <Choice
        legend={scorer.round}
        name="round"
        options={winds}
        value={draft.roundWind}
        onChange={(roundWind) => onChange({ ...draft, roundWind })}
      />
    </>
  );
}
