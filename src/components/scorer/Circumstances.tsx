import { SEATS, type Seat, WINDS } from '../../engine/riichi/index.ts';
import { Choice } from './Choice.tsx';
import { Stepper } from './Stepper.tsx';
import type { Draft } from './draft.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

const BY = ['discard', 'draw'] as const;
const RIICHI = ['none', 'riichi', 'double'] as const;
const ROBBED = ['none', 'added', 'concealed'] as const;
const FLAGS = ['ippatsu', 'lastTile', 'afterKong', 'firstTurn'] as const;

/** How the hand was won and by whom: what every score needs. */
export function Circumstances({ draft, onChange }: Props) {
  const { scorer } = useSpeech().words;
  const set = (change: Partial<Draft>): void => onChange({ ...draft, ...change });
  const winds = WINDS.map((wind) => [wind, scorer[`wind.${wind}`]] as const);
  return (
    <div class="circumstances">
      <Choice
        legend={scorer.by}
        name="by"
        options={BY.map((by) => [by, scorer[`by.${by}`]])}
        value={draft.by}
        onChange={(by) => set({ by })}
      />
      <Choice
        legend={scorer.seat}
        name="seat"
        options={winds}
        value={draft.seatWind}
        onChange={(seatWind) => set({ seatWind })}
      />
      <Choice
        legend={scorer.round}
        name="round"
        options={winds}
        value={draft.roundWind}
        onChange={(roundWind) => set({ roundWind })}
      />
      <Choice
        legend={scorer.riichi}
        name="riichi"
        options={RIICHI.map((riichi) => [riichi, scorer[`riichi.${riichi}`]])}
        value={draft.riichi}
        onChange={(riichi) => set({ riichi })}
      />
      <Rare draft={draft} onChange={onChange} />
    </div>
  );
}

/** Circumstances that most hands do not have, folded away. */
function Rare({ draft, onChange }: Props) {
  const { scorer } = useSpeech().words;
  const set = (change: Partial<Draft>): void => onChange({ ...draft, ...change });
  return (
    <details class="rare">
      <summary>{scorer.more}</summary>
      {FLAGS.map((flag) => (
        <label key={flag} class="tick">
          <input
            type="checkbox"
            checked={draft[flag]}
            onChange={({ currentTarget }) => set({ [flag]: currentTarget.checked })}
          />
          <span>{scorer[flag]}</span>
        </label>
      ))}
      <Choice
        legend={scorer.robbed}
        name="robbed"
        options={ROBBED.map((robbed) => [robbed, scorer[`robbed.${robbed}`]])}
        value={draft.robbedKong}
        onChange={(robbedKong) => set({ robbedKong })}
      />
      <Stepper label={scorer.counters} value={draft.counters} onChange={(counters) => set({ counters })} />
      <Stepper label={scorer.bets} value={draft.bets} onChange={(bets) => set({ bets })} />
      {draft.liable.length > 0 && <Liability draft={draft} onChange={onChange} />}
    </details>
  );
}

type SeatOr<None extends string> = Seat | None;

/** Who is liable for a limit hand and who discarded, as a link brought it. */
function Liability({ draft, onChange }: Props) {
  const { scorer } = useSpeech().words;
  const seats = SEATS.map((seat) => [seat, scorer[`from.${seat}`]] as const);
  const liable: SeatOr<'none'> = draft.liable[0]?.from ?? 'none';
  const setLiable = (from: SeatOr<'none'>): void =>
    onChange({ ...draft, liable: from === 'none' ? [] : draft.liable.map((one) => ({ ...one, from })) });
  return (
    <>
      <Choice
        legend={scorer.liable}
        name="liable"
        options={[['none', scorer['liable.none']], ...seats]}
        value={liable}
        onChange={setLiable}
      />
      <Choice<SeatOr<'unsaid'>>
        legend={scorer.discarder}
        name="discarder"
        options={[['unsaid', scorer['from.unsaid']], ...seats]}
        value={draft.discarder}
        onChange={(discarder) => onChange({ ...draft, discarder })}
      />
    </>
  );
}
