import { useMemo } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { formatChange, formatPoints } from '../settle/format.ts';
import { useStrings } from './strings.ts';
import type { FinishedTable, Standings } from './standings.ts';
import type { Player, Session, Tournament } from './tournament.ts';

interface Props {
  readonly tournament: Tournament;
  readonly standings: Standings;
}

/** Every session with its tables, for paper: the screen shows one session at a time. */
export function PrintedSessions({ tournament: { players, sessions }, standings }: Props) {
  const names = useMemo(() => new Map(players.map(({ id, name }) => [id, name])), [players]);
  const missedBy = (ids: readonly number[]): readonly Player[] => players.filter(({ id }) => ids.includes(id));
  return (
    <div class="print-only">
      {sessions.map((session, i) =>
        session.tables.length + session.missed.length === 0 ? null : (
          <PrintedSession
            key={i}
            n={i + 1}
            session={session}
            finished={standings.tables[i] ?? []}
            names={names}
            missed={missedBy(session.missed)}
          />
        ),
      )}
    </div>
  );
}

interface SessionProps {
  readonly n: number;
  readonly session: Session;
  readonly finished: readonly FinishedTable[];
  readonly names: ReadonlyMap<number, string>;
  readonly missed: readonly Player[];
}

function PrintedSession({ n, session, finished, names, missed }: SessionProps) {
  const { words, lang } = useStrings();
  const own = words.tournament;
  return (
    <section class="printed-session">
      <h2>{fill(own['session.n'], { n })}</h2>
      {session.tables.length > 0 && (
        <div class="wide-table">
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
                const off = finished[i]?.off ?? 0;
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
                    <td>{off === 0 ? own['check.ok'] : fill(own['check.off'], { off: formatChange(off, lang) })}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {missed.length > 0 && <p>{fill(own.missed, { names: missed.map(({ name }) => name).join(', ') })}</p>}
    </section>
  );
}
