import { WINDS } from '../../../../../engine/riichi/index.ts';
import { fill } from '../../../../../i18n/strings.ts';
import { pausing } from '../plan.ts';
import { useStrings } from '../strings.ts';
import type { Tournament } from '../tournament.ts';
import { usePages } from './use-pages.ts';

/** The most tables on one page, and in how many columns a number of tables stands. */
const MOST = 12;
const columnsOf = (tables: number): number => (tables <= 1 ? 1 : tables <= 4 ? 2 : 3);
/** The height of a table, in lines. */
const LINES = 5.3;

interface Props {
  readonly tournament: Tournament;
  /** The session, from 0. */
  readonly at: number;
}

/** Who sits where in a session. */
export function WallSeating({ tournament, at }: Props) {
  const { scorer, tournament: own } = useStrings().words;
  const { plan, players } = tournament;
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const tables = (plan?.rounds[at] ?? []).map((seated, i) => ({ number: i + 1, seated }));
  const { page, of } = usePages(tables, MOST);
  if (tables.length === 0) return <p class="wall-none">{own['wall.none']}</p>;
  const columns = columnsOf(page.length);
  const out = pausing(tournament, at);
  return (
    <div class="wall-body" style={{ '--columns': columns, '--lines': Math.ceil(page.length / columns) * LINES }}>
      <ol class="wall-tables">
        {page.map(({ number, seated }) => (
          <li key={number}>
            <b>
              <span class="sr-only">{own.table} </span>
              {number}
            </b>
            <ul>
              {seated.map((id, seat) => (
                <li key={id}>
                  {!plan?.drawn && <span>{scorer[`wind.${WINDS[seat] ?? 'east'}`]}</span>} {names.get(id)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {(out.length > 0 || of !== '') && (
        <p class="wall-foot">
          {out.length > 0 && fill(own['seating.paused'], { names: out.map((id) => names.get(id) ?? '').join(', ') })}{' '}
          {of}
        </p>
      )}
    </div>
  );
}
