import { WINDS } from '../../../../engine/riichi/index.ts';
import { useStrings } from './strings.ts';
import type { Plan } from './tournament.ts';

interface Props {
  readonly plan: Plan;
  readonly round: Plan['rounds'][number];
  readonly nameOf: (id: number) => string;
}

/** Who sits where in one session: a row for each table, a column for each seat. */
export function RoundTable({ plan, round, nameOf }: Props) {
  const { scorer, settle, tournament: own } = useStrings().words;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{own.table}</th>
          {WINDS.map((wind) => (
            <th key={wind} scope="col">
              {plan.drawn ? settle.player : scorer[`wind.${wind}`]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {round.map((table, i) => (
          <tr key={i}>
            <th scope="row">{i + 1}</th>
            {table.map((id) => (
              <td key={id}>{nameOf(id)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
