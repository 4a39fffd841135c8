import { type BySeat, SEAT_NUMBERS, type SeatNumber, type Substitute } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { type Booking, type Finishing, WHENS } from './finishing.ts';
import { PointsField } from './PointsField.tsx';
import { tableRules } from './table-rules.ts';
import { useStrings } from './strings.ts';
import { without } from './without.ts';

interface Props {
  readonly game: Finishing;
  readonly names: BySeat<string>;
  readonly onChange: (game: Finishing) => void;
}

const SINCES = ['start', 'during'] as const;
const WHYS = ['late', 'ill', 'disqualified'] as const;

/** Fines, chombo and substitutes of a game, row by row. */
export function Booked({ game, names, onChange }: Props) {
  const { settle } = useStrings().words;
  const { penalties, substitutes } = game;
  const { chomboAfter } = tableRules(game.rules);
  const setPenalties = (next: readonly Booking[]): void => onChange({ ...game, penalties: next });
  const setSubstitutes = (next: readonly Substitute[]): void => onChange({ ...game, substitutes: next });
  const changed = <T,>(list: readonly T[], at: number, next: T | undefined): readonly T[] =>
    list.flatMap((one, i) => (i === at ? (next ?? []) : one));
  const free = SEAT_NUMBERS.find((seat) => substitutes.every((one) => one.seat !== seat));
  return (
    <div class="booked">
      {penalties.map((penalty, i) => (
        <div key={i} class="booked-row" role="group" aria-label={fill(settle['final.penalty'], { n: i + 1 })}>
          <Pick
            label={settle.player}
            value={String(penalty.seat)}
            options={SEAT_NUMBERS.map((seat) => [String(seat), names[seat]])}
            onChange={(seat) => setPenalties(changed(penalties, i, { ...penalty, seat: Number(seat) as SeatNumber }))}
          />
          <PointsField
            label={settle['final.off']}
            value={penalty.points}
            onPoints={(points) => {
              if (points !== undefined) setPenalties(changed(penalties, i, { ...penalty, points }));
            }}
          />
          <Pick
            label={settle['final.when']}
            value={penalty.when}
            options={WHENS.map((when) => [when, settle[`final.when.${when}`]])}
            onChange={(when) => setPenalties(changed(penalties, i, { ...penalty, when }))}
          />
          {(chomboAfter > 0 || penalty.why) && (
            <Pick
              label={settle.why}
              value={penalty.why ?? 'fine'}
              options={[
                ['fine', settle['final.fine']],
                ['chombo', settle['event.chombo']],
              ]}
              onChange={(why) =>
                setPenalties(
                  changed(
                    penalties,
                    i,
                    why === 'fine'
                      ? without(penalty, 'why')
                      : { ...penalty, points: chomboAfter || penalty.points, when: 'after-uma', why },
                  ),
                )
              }
            />
          )}
          <button type="button" class="plain" onClick={() => setPenalties(changed(penalties, i, undefined))}>
            {settle['final.remove']}
          </button>
        </div>
      ))}
      {substitutes.map((one, i) => (
        <div key={one.seat} class="booked-row" role="group" aria-label={settle['final.substitute']}>
          <Pick
            label={settle['final.substitute']}
            value={String(one.seat)}
            options={SEAT_NUMBERS.filter(
              (seat) => seat === one.seat || substitutes.every((other) => other.seat !== seat),
            ).map((seat) => [String(seat), names[seat]])}
            onChange={(seat) => setSubstitutes(changed(substitutes, i, { ...one, seat: Number(seat) as SeatNumber }))}
          />
          <Pick
            label={settle['final.since']}
            value={one.since}
            options={SINCES.map((since) => [since, settle[`final.since.${since}`]])}
            onChange={(since) => setSubstitutes(changed(substitutes, i, { ...one, since }))}
          />
          <Pick
            label={settle.why}
            value={one.why}
            options={WHYS.map((why) => [why, settle[`final.why.${why}`]])}
            onChange={(why) => setSubstitutes(changed(substitutes, i, { ...one, why }))}
          />
          <button type="button" class="plain" onClick={() => setSubstitutes(changed(substitutes, i, undefined))}>
            {settle['final.remove']}
          </button>
        </div>
      ))}
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          onClick={() => setPenalties([...penalties, { seat: 0, points: 1000, when: 'after-uma' }])}
        >
          {settle['final.add.penalty']}
        </button>
        {free !== undefined && (
          <button
            type="button"
            class="button quiet"
            onClick={() => setSubstitutes([...substitutes, { seat: free, since: 'start', why: 'late' }])}
          >
            {settle['final.add.substitute']}
          </button>
        )}
      </div>
    </div>
  );
}

interface PickProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly onChange: (value: T) => void;
}

/** A single choice in a row of fields. */
function Pick<T extends string>({ label, value, options, onChange }: PickProps<T>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find(([one]) => one === currentTarget.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
