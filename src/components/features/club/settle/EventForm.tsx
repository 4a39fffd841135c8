import { type BySeat, SEAT_NUMBERS, type SeatNumber } from '../../../../engine/riichi/index.ts';
import { Chips, Ticks } from './Chips.tsx';
import { PointsField } from './PointsField.tsx';
import { WinnerForm } from './WinnerForm.tsx';
import {
  FINED_TO,
  type HandEntry,
  SHOWN,
  mayHaveWon,
  toggled,
  winnersOf,
  withCount,
  withDiscarder,
  withRiichi,
  withWinner,
} from './entry.ts';
import type { Ruled } from './table-rules.ts';
import { useStrings } from './strings.ts';

interface Props extends Ruled {
  readonly entry: HandEntry;
  /** Names of the seats. */
  readonly names: BySeat<string>;
  readonly onChange: (entry: HandEntry) => void;
}

const MOST_FINE = 9999;

/** Enters what happened in a hand, by taps. */
export function EventForm(props: Props) {
  const { entry, table, names, onChange } = props;
  const { settle } = useStrings().words;
  const seats = SEAT_NUMBERS.map((seat) => [seat, names[seat]] as const);
  return (
    <>
      {table.sticks && (
        <Ticks
          legend={settle.riichi}
          options={seats}
          values={entry.riichi}
          onToggle={(seat) => onChange(withRiichi(entry, seat))}
        />
      )}
      <Chips
        legend={settle.what}
        name="what"
        options={table.happenings.map((kind) => [kind, settle[`event.${table.eventNames[kind]}`]])}
        value={entry.kind}
        onChange={(kind) => onChange({ ...entry, kind })}
      />
      <Particulars {...props} seats={seats} />
    </>
  );
}

interface ParticularsProps extends Props {
  readonly seats: readonly (readonly [SeatNumber, string])[];
}

function Particulars(props: ParticularsProps) {
  const { entry, table, seats, onChange } = props;
  const { settle } = useStrings().words;
  switch (entry.kind) {
    case 'ron':
    case 'tsumo':
      return <Wins {...props} />;
    case 'draw':
      return table.tenpai ? (
        <>
          <Ticks
            legend={settle.tenpai}
            options={seats}
            values={entry.tenpai}
            onToggle={(seat) => onChange({ ...entry, tenpai: toggled(entry.tenpai, seat) })}
          />
          {table.nagashi && (
            <Ticks
              legend={settle.nagashi}
              options={seats}
              values={entry.nagashi}
              onToggle={(seat) => onChange({ ...entry, nagashi: toggled(entry.nagashi, seat) })}
            />
          )}
        </>
      ) : null;
    case 'abort':
      return (
        <Chips
          legend={settle.why}
          name="why"
          options={table.aborts.map((why) => [why, settle[`why.${why}`]])}
          value={entry.why}
          onChange={(why) => onChange({ ...entry, why })}
        />
      );
    case 'chombo':
      return (
        <Ticks
          legend={settle.offenders}
          options={seats}
          values={entry.offenders}
          onToggle={(seat) => onChange({ ...entry, offenders: toggled(entry.offenders, seat) })}
        />
      );
    case 'false-hu':
    case 'fine':
      return <Offence {...props} />;
  }
}

function Wins(props: ParticularsProps) {
  const { entry, seats, onChange } = props;
  const { settle } = useStrings().words;
  const options = seats.filter(([seat]) => mayHaveWon(entry).includes(seat));
  const winners = winnersOf(entry);
  return (
    <>
      {entry.kind === 'ron' ? (
        <>
          <Chips
            legend={settle.discarder}
            name="discarder"
            options={seats}
            value={entry.discarder}
            onChange={(seat) => onChange(withDiscarder(entry, seat))}
          />
          <Ticks
            legend={settle.winners}
            options={options}
            values={winners.map(({ seat }) => seat)}
            onToggle={(seat) => onChange(withWinner(entry, seat))}
          />
        </>
      ) : (
        <Chips
          legend={settle.winner}
          name="winner"
          options={options}
          value={winners[0]?.seat}
          onChange={(seat) => onChange(withWinner(entry, seat))}
        />
      )}
      {winners.map((winner) => (
        <WinnerForm
          key={winner.seat}
          {...props}
          winner={winner}
          onChange={(next) => onChange(withCount(entry, next))}
        />
      ))}
    </>
  );
}

function Offence({ entry, seats, onChange }: ParticularsProps) {
  const { settle } = useStrings().words;
  return (
    <>
      <Chips
        legend={settle.offender}
        name="offender"
        options={seats}
        value={entry.offender}
        onChange={(offender) => onChange({ ...entry, offender })}
      />
      {entry.kind === 'false-hu' ? (
        <Chips
          legend={settle.shown}
          name="shown"
          options={SHOWN.map((shown) => [shown, settle[`shown.${shown}`]])}
          value={entry.shown}
          onChange={(shown) => onChange({ ...entry, shown })}
        />
      ) : (
        <>
          <PointsField
            label={settle.fine}
            value={entry.fine === 0 ? undefined : entry.fine}
            most={MOST_FINE}
            onPoints={(fine = 0) => onChange({ ...entry, fine })}
          />
          <Chips
            legend={settle.to}
            name="to"
            options={FINED_TO.map((to) => [to, settle[`to.${to}`]])}
            value={entry.to}
            onChange={(to) => onChange({ ...entry, to })}
          />
        </>
      )}
    </>
  );
}
