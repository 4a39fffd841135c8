import type { BySeat } from '../../engine/riichi/index.ts';
import { pointsIn } from '../settle/points.ts';
import { formatCsv, parseCsv } from './csv.ts';
import { MOST, type Session, type TableResult, type Tournament, tidyName, withNames } from './tournament.ts';

/** Why a row of results cannot be taken. */
export type RowProblem = 'fields' | 'points' | 'name' | 'twice' | 'session' | 'bets' | 'too-many';

/** Results that were read, or the rows that cannot be, the first row 1. */
export type ReadResults =
  | { readonly ok: true; readonly tournament: Tournament; readonly count: number }
  | {
      readonly ok: false;
      readonly problems: readonly { readonly row: number; readonly why: RowProblem; readonly text: string }[];
    };

interface Row {
  readonly session: number;
  readonly names: BySeat<string>;
  readonly scores: BySeat<number>;
  readonly bets: number;
}

const HEADER = [
  'session',
  'table',
  ...[1, 2, 3, 4].flatMap((n) => [`player ${String(n)}`, `points ${String(n)}`]),
  'bets',
];
const PAIRS = 8;
const STICKS = 99;

const isHeader = (row: readonly string[]): boolean => row.every((field) => !/\d{2,}|^-?\d+$/.test(field));

/** Reads one row: session and table before it or not, four players each with points, and bets after it or not. */
function readRow(fields: readonly string[], current: number): Row | RowProblem {
  const trimmed = [...fields];
  while (trimmed.length > PAIRS && trimmed.at(-1) === '') trimmed.pop();
  const hasPlace =
    trimmed.length >= PAIRS + 2 && /^\d{1,3}$/.test(trimmed[0] ?? '') && /^\d{0,4}$/.test(trimmed[1] ?? '');
  const rest = hasPlace ? trimmed.slice(2) : trimmed;
  if (rest.length < PAIRS || rest.length > PAIRS + 1) return 'fields';
  const session = hasPlace ? Number(trimmed[0]) - 1 : current;
  if (session < 0 || session >= MOST.sessions) return 'session';
  const names = [0, 2, 4, 6].map((i) => tidyName(rest[i] ?? '').replace(/^'(?=[=+\-@])/, ''));
  const scores = [1, 3, 5, 7].map((i) => pointsIn(rest[i] ?? ''));
  const bets = rest[PAIRS] === undefined || rest[PAIRS] === '' ? 0 : pointsIn(rest[PAIRS]);
  if (names.includes('')) return 'name';
  if (new Set(names).size < 4) return 'twice';
  if (scores.includes(undefined)) return 'points';
  if (bets === undefined || bets < 0 || bets > STICKS) return 'bets';
  return { session, names: names as unknown as BySeat<string>, scores: scores as unknown as BySeat<number>, bets };
}

const EMPTY: Session = { stage: 1, tables: [], missed: [] };

/** Takes results of tables that were pasted, into the sessions that they name or the current one; all rows or none. */
export function takeResults(text: string, tournament: Tournament, current: number): ReadResults {
  const rows = parseCsv(text);
  const first = rows[0] && isHeader(rows[0]) ? 1 : 0;
  const read = rows.slice(first).map((fields) => readRow(fields, current));
  const problems = read.flatMap((one, i) =>
    typeof one === 'string' ? [{ row: i + first + 1, why: one, text: rows[i + first]?.join(' ') ?? '' }] : [],
  );
  if (problems.length > 0) return { ok: false, problems };
  const taken = read as readonly Row[];
  const { players, idOf } = withNames(
    tournament.players,
    taken.flatMap(({ names }) => names),
  );
  const count = Math.max(tournament.sessions.length, ...taken.map(({ session }) => session + 1));
  const sessions = Array.from({ length: count }, (_, i) => tournament.sessions[i] ?? EMPTY).map((session, i) => {
    const added = taken
      .filter((row) => row.session === i)
      .map(({ names, scores, bets }): TableResult => ({
        players: names.map((name) => idOf.get(name) ?? 0) as unknown as BySeat<number>,
        scores,
        bets,
        penalties: [],
        substitutes: [],
      }));
    return added.length === 0 ? session : { ...session, tables: [...session.tables, ...added] };
  });
  if (players.length > MOST.players || sessions.some(({ tables }) => tables.length > MOST.tables))
    return { ok: false, problems: [{ row: rows.length, why: 'too-many', text: '' }] };
  return { ok: true, count: taken.length, tournament: { ...tournament, players, sessions } };
}

/** All results as CSV, a row for each table; `takeResults` reads it back. */
export function resultsCsv({ sessions, players }: Tournament): string {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const rows = sessions.flatMap(({ tables }, session) =>
    tables.map(({ players: seated, scores, bets }, table) => [
      session + 1,
      table + 1,
      ...seated.flatMap((id, i) => [names.get(id) ?? '', scores[i] ?? 0]),
      bets,
    ]),
  );
  return formatCsv([HEADER, ...rows]);
}
