import { useMemo } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { useStrings } from './strings.ts';
import { SeatedTables } from './SeatedTables.tsx';
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
  const own = useStrings().words.tournament;
  return (
    <section class="printed-session">
      <h2>{fill(own['session.n'], { n })}</h2>
      {session.tables.length > 0 && (
        <div class="wide-table">
          <SeatedTables session={session} offs={finished.map(({ off }) => off)} names={names} />
        </div>
      )}
      {missed.length > 0 && <p>{fill(own.missed, { names: missed.map(({ name }) => name).join(', ') })}</p>}
    </section>
  );
}
