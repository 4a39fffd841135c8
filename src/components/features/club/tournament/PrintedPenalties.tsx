import { formatPoints } from '../settle/format.ts';
import { useStrings } from './strings.ts';
import type { Tournament } from './tournament.ts';

interface Line {
  readonly session?: number;
  readonly table?: number;
  readonly name: string;
  readonly points: number;
  readonly why: string;
  readonly when: string;
}

/** Every deduction of a tournament, for paper: fines and chombo at the tables, and what is taken off in the ranking. */
export function PrintedPenalties({ tournament: { players, sessions } }: { readonly tournament: Tournament }) {
  const { words, lang } = useStrings();
  const { settle, tournament: own } = words;
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const atTables = sessions.flatMap(({ tables }, session) =>
    tables.flatMap(({ players: seated, penalties }, table) =>
      penalties.map(({ seat, points, why, when }): Line => ({
        session: session + 1,
        table: table + 1,
        name: names.get(seated[seat]) ?? '',
        points,
        why: settle[why ? 'event.chombo' : 'final.fine'],
        when: settle[`final.when.${when}`],
      })),
    ),
  );
  const inRanking = players
    .filter(({ penalty }) => penalty > 0)
    .map(({ name, penalty }): Line => ({ name, points: penalty, why: settle['final.fine'], when: own.ranking }));
  const lines = [...atTables, ...inRanking];
  if (lines.length === 0) return null;
  return (
    <section class="print-only printed-penalties">
      <h2>{own.penalties}</h2>
      <div class="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{own.session}</th>
              <th scope="col">{own.table}</th>
              <th scope="col" class="name">
                {settle.player}
              </th>
              <th scope="col" class="name">
                {settle.why}
              </th>
              <th scope="col">{settle['final.off']}</th>
              <th scope="col" class="name">
                {settle['final.when']}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ session, table, name, points, why, when }, i) => (
              <tr key={i}>
                <th scope="row">{session ?? '–'}</th>
                <td>{table ?? '–'}</td>
                <td class="name">{name}</td>
                <td class="name">{why}</td>
                <td>{formatPoints(points, lang)}</td>
                <td class="name">{when}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
