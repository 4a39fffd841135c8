import type { BySeat } from '../../../../engine/riichi/index.ts';
import { formatFines, formatSubstitutes } from './booked-fields.ts';
import { formatCsv, parseCsv } from '../../../base/files/csv.ts';
import { type Refused, type Row, type RowProblem, readRow } from './result-rows.ts';
import { without } from '../settle/without.ts';
import { MOST, type Player, type Session, type TableResult, type Tournament, withNames } from './tournament.ts';

/** Parsed results, or the rejected rows, counted from 1, with reasons. */
export type ReadResults =
  | {
      readonly ok: true;
      readonly tournament: Tournament;
      /** Number of tables and of rows. */
      readonly count: number;
      readonly rows: number;
    }
  | {
      readonly ok: false;
      readonly problems: readonly { readonly row: number; readonly why: RowProblem; readonly text: string }[];
    };

const HEADER = [
  'session',
  'table',
  ...[1, 2, 3, 4].flatMap((n) => [`player ${String(n)}`, `points ${String(n)}`]),
  'bets',
  'fines',
  'substitutes',
];

const isHeader = (row: readonly string[]): boolean => row.every((field) => !/\d{2,}|^-?\d+$/.test(field));

const EMPTY: Session = { stage: 1, tables: [], missed: [] };

const isRefused = (row: Row | Refused): row is Refused => 'why' in row;
const namesOf = (row: Row): readonly string[] =>
  row.kind === 'player' ? [row.name] : row.kind === 'stage' ? [] : row.names;

/** Adds rows to a session. */
function withRows(session: Session, rows: readonly Row[], idOf: ReadonlyMap<string, number>): Session {
  const idIn = (name: string): number => idOf.get(name) ?? 0;
  const added = rows.flatMap((row): readonly TableResult[] => {
    if (row.kind !== 'table') return [];
    const { names, scores, bets, penalties, substitutes } = row;
    return [{ players: names.map(idIn) as unknown as BySeat<number>, scores, bets, penalties, substitutes }];
  });
  const missed = rows.flatMap((row) => (row.kind === 'missed' ? row.names.map(idIn) : []));
  const stages = rows.flatMap((row) => (row.kind === 'stage' ? [row.stage] : []));
  return {
    stage: stages.at(-1) ?? session.stage,
    tables: [...session.tables, ...added],
    missed: [...new Set([...session.missed, ...missed])],
  };
}

/** Imports pasted results into the sessions they name or the current one; all rows or none. */
export function takeResults(text: string, tournament: Tournament, current: number): ReadResults {
  const table = parseCsv(text);
  const first = table[0] && isHeader(table[0]) ? 1 : 0;
  const read = table.slice(first).map((fields) => readRow(fields, current));
  const problems = read.flatMap((one, i) =>
    isRefused(one) ? [{ row: i + first + 1, why: one.why, text: one.field ?? table[i + first]?.join(' ') ?? '' }] : [],
  );
  if (problems.length > 0) return { ok: false, problems };
  const rows = read as readonly Row[];
  const { players, idOf } = withNames(tournament.players, rows.flatMap(namesOf));
  const noted = new Map(rows.flatMap((row) => (row.kind === 'player' ? [[row.name, row] as const] : [])));
  const roster = players.map((before): Player => {
    const note = noted.get(before.name);
    return note ? { ...without(before, 'status'), ...without(without(note, 'kind'), 'name') } : before;
  });
  const ofSession = (at: number): readonly Row[] => rows.filter((row) => row.kind !== 'player' && row.session === at);
  const last = Math.max(0, ...rows.map((row) => (row.kind === 'player' ? 0 : row.session + 1)));
  const sessions = Array.from({ length: Math.max(tournament.sessions.length, last) }, (_, i) => {
    const session = tournament.sessions[i] ?? EMPTY;
    const rowsOfSession = ofSession(i);
    return rowsOfSession.length === 0 ? session : withRows(session, rowsOfSession, idOf);
  });
  if (roster.length > MOST.players || sessions.some(({ tables }) => tables.length > MOST.tables))
    return { ok: false, problems: [{ row: table.length, why: 'too-many', text: '' }] };
  const count = rows.filter(({ kind }) => kind === 'table').length;
  return { ok: true, count, rows: rows.length, tournament: { ...tournament, players: roster, sessions } };
}

/** All results as CSV: a row per table, then everything else; `takeResults` parses it. */
export function resultsCsv({ sessions, players }: Tournament, lang?: string): string {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const nameOf = (id: number): string => names.get(id) ?? '';
  const tables = sessions.flatMap(({ tables: played }, session) =>
    played.map(({ players: seated, scores, bets, penalties, substitutes }, table) => [
      session + 1,
      table + 1,
      ...seated.flatMap((id, i) => [nameOf(id), scores[i] ?? 0]),
      bets,
      formatFines(penalties),
      formatSubstitutes(substitutes),
    ]),
  );
  const missed = sessions.flatMap((session, i) =>
    session.missed.length > 0 || session.tables.length === 0 ? [[i + 1, 'missed', ...session.missed.map(nameOf)]] : [],
  );
  const stages = sessions.flatMap(({ stage }, i) => (stage === EMPTY.stage ? [] : [[i + 1, 'stage', stage]]));
  const seated = new Set(sessions.flatMap((one) => [...one.tables.flatMap((table) => table.players), ...one.missed]));
  const noted = players
    .filter(
      ({ id, penalty, status, club, country, ema }) =>
        penalty > 0 || [status, club, country, ema].some(Boolean) || !seated.has(id),
    )
    .map(({ name, penalty, status = '', club = '', country = '', ema = '' }) => {
      const about = [club, country, ema];
      return ['', 'player', name, penalty, status, ...(about.some(Boolean) ? about : [])];
    });
  return formatCsv([HEADER, ...tables, ...missed, ...stages, ...noted], lang);
}
