import { fill } from '../../../../i18n/strings.ts';
import { formatChange, formatPoints } from '../settle/format.ts';
import { useStrings } from './strings.ts';
import type { Session } from './tournament.ts';

interface Props {
  readonly session: Session;
  /** How far each table is from adding up. */
  readonly offs: readonly number[];
  readonly names: ReadonlyMap<number, string>;
  readonly onCorrect: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

/** Number of tables shown; more are folded so that the ranking stays near. */
const MOST_OPEN = 8;

/** The tables of a session, each with whether its points add up. */
export function SessionTables({ session, offs, names, onCorrect, onRemove }: Props) {
  const { words, lang } = useStrings();
  const { settle, tournament: own } = words;
  return (
    <details class="settle-setup" open={session.tables.length <= MOST_OPEN}>
      <summary>
        {own.tables} · {session.tables.length}
      </summary>
      <div class="wide-table" tabIndex={0} role="region" aria-label={own.tables}>
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
            {session.tables.map((table, i) => (
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
                  <span class={offs[i] === 0 ? undefined : 'strong'}>
                    {offs[i] === 0
                      ? own['check.ok']
                      : fill(own['check.off'], { off: formatChange(offs[i] ?? 0, lang) })}
                  </span>
                  <span class="row-actions">
                    <button
                      type="button"
                      class="plain"
                      aria-label={fill(own['table.correct.of'], { n: i + 1 })}
                      onClick={() => onCorrect(i)}
                    >
                      {settle['game.correct']}
                    </button>
                    <button
                      type="button"
                      class="plain"
                      aria-label={fill(own['table.remove.of'], { n: i + 1 })}
                      onClick={() => onRemove(i)}
                    >
                      {settle['final.remove']}
                    </button>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
