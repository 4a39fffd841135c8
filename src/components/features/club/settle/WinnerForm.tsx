import {
  type BySeat,
  SEATS,
  SEAT_NUMBERS,
  type SeatNumber,
  mustFetch,
  placeSeen,
} from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { named } from '../../../../i18n/signs.ts';
import { EMPTY } from '../../../widgets/hand-editor/draft.ts';
import { Chips } from './Chips.tsx';
import { Fetching } from './Fetching.tsx';
import type { TilesFormProps } from './form-props.ts';
import { type HandEntry, LIMIT_HAN, type WinnerEntry } from './entry.ts';
import { tableGameOf } from './games.ts';
import type { Ruled } from './table-rules.ts';
import { PointsField } from './PointsField.tsx';
import { useStrings } from './strings.ts';
import { usePart } from './use-part.ts';
import { without } from './without.ts';

interface Props extends Ruled {
  readonly winner: WinnerEntry;
  readonly entry: HandEntry;
  readonly names: BySeat<string>;
  readonly onChange: (winner: WinnerEntry) => void;
}

/** Least han of each limit below yakuman, and the addition to its label. */
const LIMIT_CHIPS = [
  [5, '5', 'mangan'],
  [6, '6–7', 'haneman'],
  [8, '8–10', 'baiman'],
] as const;
const PLAIN = [1, 2, 3, 4] as const;
/** Stands for a yakuman among the han. */
const YAKUMAN = 0;
const MOST_POINTS = 999;

/** A count cleared of its previous kind: han, or a limit hand. */
function counted({ seat, fu, liable }: WinnerEntry, han: number): WinnerEntry {
  if (han === YAKUMAN) return { seat, ...(fu !== undefined && { fu }), yakuman: 1, ...(liable && { liable }) };
  return { seat, han, ...(fu !== undefined && { fu }), ...(liable && { liable }) };
}

/** Enters a winner's count: han and fu or points by taps, or tiles. */
export function WinnerForm(props: Props) {
  const { winner, names, table, onChange } = props;
  const { settle } = useStrings().words;
  const { tiles } = winner;
  const name = names[winner.seat];
  return (
    <fieldset class="winner">
      <legend>{fill(settle.hand, { name })}</legend>
      {tiles ? (
        <Tiles
          key={mustFetch(props.rules) ? props.rules : tableGameOf(props.rules).id}
          {...props}
          tiles={tiles}
          onChange={(next) => onChange({ ...winner, tiles: next })}
        />
      ) : table.counts === 'han-and-fu' ? (
        <HanAndFu {...props} />
      ) : (
        <PointsField
          label={settle.points}
          value={winner.points}
          most={MOST_POINTS}
          onPoints={(points) => onChange({ ...without(winner, 'points'), ...(points !== undefined && { points }) })}
        />
      )}
      <button
        type="button"
        class="plain"
        onClick={() => onChange(tiles ? without(winner, 'tiles') : { ...winner, tiles: EMPTY })}
      >
        {tiles ? settle[table.counts === 'han-and-fu' ? 'byCount' : 'byPoints'] : settle.byTiles}
      </button>
    </fieldset>
  );
}

/** The hand in tiles; its form is loaded for the game in force. */
function Tiles(props: TilesFormProps) {
  const { Part, failed, again } = usePart(true, tableGameOf(props.rules).fetchTilesForm);
  return Part ? <Part {...props} /> : <Fetching failed={failed} again={again} />;
}

function HanAndFu({ winner, entry, table, names, onChange }: Props) {
  const { words, lang } = useStrings();
  const { settle, step, scorer, yaku } = words;
  const { seat, han, fu, yakuman } = winner;
  const by = entry.kind === 'tsumo' ? 'draw' : 'discard';
  const top = table.countedYakuman ? [[11, '11–12'] as const, [13, '13+'] as const] : [[11, '11+'] as const];
  const options: [number, string][] = [
    ...PLAIN.map((n): [number, string] => [n, String(n)]),
    ...LIMIT_CHIPS.map(([n, range, limit]): [number, string] => [n, `${range} ${step[`limit.${limit}`]}`]),
    ...top.map(([n, range]): [number, string] => [
      n,
      `${range} ${step[n === 13 ? 'limit.yakuman' : 'limit.sanbaiman']}`,
    ]),
    [YAKUMAN, step['limit.yakuman']],
  ];
  const others = SEAT_NUMBERS.flatMap((other): (readonly [string, SeatNumber])[] => {
    const from = placeSeen(seat, other);
    return from ? [[from, other]] : [];
  });
  const nameOf = (pattern: string): string => (yaku as Readonly<Record<string, string>>)[pattern] ?? pattern;
  return (
    <>
      <Chips
        legend={scorer.han}
        name={`han-${String(seat)}`}
        options={options}
        value={yakuman === undefined ? han : YAKUMAN}
        onChange={(n) => onChange(counted(winner, n))}
      />
      {yakuman === undefined && (han === undefined || han < LIMIT_HAN) && (
        <Chips
          legend={scorer.fu}
          name={`fu-${String(seat)}`}
          options={table.fuOf(han ?? 4, by).map((n) => [n, String(n)])}
          value={fu}
          onChange={(n) => onChange({ ...winner, fu: n })}
        />
      )}
      {yakuman !== undefined && table.mostYakuman > 1 && !winner.liable && (
        <Chips
          legend={settle.howMany}
          name={`yakuman-${String(seat)}`}
          options={Array.from({ length: table.mostYakuman }, (_, i) => [i + 1, `× ${String(i + 1)}`])}
          value={yakuman}
          onChange={(n) => onChange({ ...winner, yakuman: n })}
        />
      )}
      {yakuman !== undefined && table.liable.length > 0 && (
        <label class="field">
          <span>{settle.liable}</span>
          <select
            value={winner.liable ? `${winner.liable.from}@${winner.liable.pattern}` : ''}
            onChange={({ currentTarget: { value } }) => {
              const rest = without(winner, 'liable');
              const [from = '', pattern] = value.split('@');
              const place = SEATS.find((one) => one === from);
              // A liable limit hand has a name, and so a known number of yakuman.
              const counts = table.doubled.some((one) => one === pattern) ? 2 : 1;
              onChange(place && pattern ? { ...rest, yakuman: counts, liable: { from: place, pattern } } : rest);
            }}
          >
            <option value="">{scorer['liable.none']}</option>
            {table.liable.flatMap((pattern) =>
              others.map(([from, other]) => (
                <option key={`${from}@${pattern}`} value={`${from}@${pattern}`}>
                  {named(names[other], nameOf(pattern), lang)}
                </option>
              )),
            )}
          </select>
        </label>
      )}
    </>
  );
}
