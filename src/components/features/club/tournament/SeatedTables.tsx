import type { ComponentChildren } from 'preact';
import { fill } from '../../../../i18n/strings.ts';
import { formatChange, formatPoints } from '../settle/format.ts';
import { useStrings } from './strings.ts';
import type { Session } from './tournament.ts';

interface Props {
  readonly session: Session;
  /** How far each table is from adding up. */
  readonly offs: readonly number[];
  readonly names: ReadonlyMap<number, string>;
  /** What can be done with a table, on the screen. */
  readonly actions?: (index: number) => ComponentChildren;
}

/** The tables of a session: who had how many points, and whether they add up. */
export function SeatedTables({ session, offs, names, actions }: Props) {
  const { words, lang } = useStrings();
  const own = words.tournament;
  return (
    <table class="session-tables">
      <thead>
        <tr>
          <th scope="col">{own.table}</th>
          <th scope="col" class="name">
            {own.seated}
          </th>
          <th scope="col">{own.check}</th>
        </tr>
      </thead>
      <tbody>
        {session.tables.map((table, i) => {
          const off = offs[i] ?? 0;
          return (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              <td class="name">
                <div class="seated">
                  {table.players.map((id, seat) => (
                    <span key={id}>
                      {names.get(id)} <b class="points">{formatPoints(table.scores[seat] ?? 0, lang)}</b>
                    </span>
                  ))}
                </div>
              </td>
              <td>
                <span class={off === 0 ? undefined : 'strong'}>
                  {off === 0 ? own['check.ok'] : fill(own['check.off'], { off: formatChange(off, lang) })}
                </span>
                {actions?.(i)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
