import { useMemo } from 'preact/hooks';
import { type BySeat, READINGS, type Readings, SEAT_NUMBERS, pointsEntered } from '../../../../engine/riichi/index.ts';
import { Citation } from '../../../base/words/Citation.tsx';
import { Chips } from './Chips.tsx';
import { Notes } from './Outcome.tsx';
import { type Finishing, finishRequestOf } from './finishing.ts';
import type { TableEngine } from './table-engine.ts';
import { tableRules } from './table-rules.ts';
import { formatChange, textById, formatPoints, describeRefusal } from './format.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly game: Finishing;
  readonly names: BySeat<string>;
  readonly engine: TableEngine;
  readonly onReadings: (readings: Partial<Readings>) => void;
}

/** Notes that a reading of the rules was chosen, by reading. */
const SWITCHES = [
  ['sharedPlaces', 'shared-places-'],
  ['mersTies', 'mers-ties-'],
  ['inPlus', 'in-plus-'],
] as const;

/** Headings of the last column. */
const ENTERED = { points: 'final.entered', total: 'final.total', 'table-points': 'final.tablePoints' } as const;

/** The result of a game: places, uma and totals, with each step and its article. */
export function FinalTable({ game, names, engine, onReadings }: Props) {
  const strings = useStrings();
  const { words, lang } = strings;
  const { settle } = words;
  const result = useMemo(() => engine.finish(finishRequestOf(game)), [game, engine]);
  const { entry } = tableRules(game.rules);
  const entersPoints = entry.enters === 'points' ? entry : undefined;
  const entersTotal = entry.enters === 'total';
  if (!result.ok) return <p class="refused">{describeRefusal(result.error, words)}</p>;
  const order = [...result.players].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const switches = SWITCHES.filter(([, stem]) => result.notes.some(({ id }) => id.startsWith(stem)));
  return (
    <div class="outcome">
      <table>
        <thead>
          <tr>
            <th scope="col">{settle.player}</th>
            <th scope="col">{settle['final.place']}</th>
            <th scope="col">{settle['final.points']}</th>
            {entersTotal && <th scope="col">{settle['final.uma']}</th>}
            <th scope="col">{settle[ENTERED[entry.enters]]}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((player) => (
            <tr key={player.seat}>
              <th scope="row">{names[player.seat]}</th>
              <td class="points">{formatPoints(player.place, lang)}</td>
              <td class="points">{formatPoints(player.points, lang)}</td>
              {entersTotal && <td class="points">{formatChange(player.uma, lang)}</td>}
              <td class="points strong">
                {entersPoints
                  ? formatPoints(pointsEntered(player, entersPoints), lang)
                  : entersTotal
                    ? formatChange(player.total, lang)
                    : formatPoints(player.total, lang)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {entersPoints && (
        <p>
          {settle['final.raw']} <Citation clause={entersPoints.cite} {...strings} />
        </p>
      )}
      {switches.map(([reading]) => (
        <Chips
          key={reading}
          legend={settle[`reading.${reading}`]}
          name={reading}
          options={READINGS[reading].map((one) => [one, textById(settle, `reading.${reading}`, one)])}
          value={game.readings[reading] ?? READINGS[reading][0]}
          onChange={(one) => onReadings({ ...game.readings, [reading]: one })}
        />
      ))}
      <Notes notes={result.notes} stem="final.note" />
      {SEAT_NUMBERS.map((seat) => {
        const steps = result.steps.filter(
          (step) => step.seat === seat && !(entersPoints && step.rule === 'difference'),
        );
        if (steps.length === 0) return null;
        return (
          <details key={seat} class="steps-of">
            <summary>{names[seat]}</summary>
            <ul class="moves">
              {steps.map(({ rule, value, cite }, i) => (
                <li key={i}>
                  <span>{textById(settle, 'final.rule', rule)}</span>
                  <span class="points">{formatChange(value, lang)}</span>
                  <span class="reason">
                    <Citation clause={cite} {...strings} />
                  </span>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}
