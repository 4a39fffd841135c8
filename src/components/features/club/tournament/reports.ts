import type { BySeat } from '../../../../engine/riichi/index.ts';
import { offBalance } from '../settle/finishing.ts';
import { type Report, readReports } from '../settle/report.ts';
import { MOST, type TableResult, type Tournament, tidyName, withSession } from './tournament.ts';

/** What becomes of a report: taken in, or why not. */
type ReportState = 'new' | 'there' | 'contradicts' | 'seated' | 'off' | 'rules' | 'session' | 'unknown' | 'full';

/** A report and what becomes of it. */
interface ReportLine {
  readonly report: Report;
  readonly state: ReportState;
  /** The table it makes; undefined where its players are not known. */
  readonly table: TableResult | undefined;
  /** Whether the plan seats these four at no table of the session. */
  readonly isOffPlan: boolean;
}

/** The players of a report: by their names, or by the plan where it says who sits at which wind and nobody typed a name. */
function seatedBy({ session, table, names }: Report, tournament: Tournament): BySeat<number> | undefined {
  const { players, plan } = tournament;
  if (names.every((name) => name === '')) return plan?.drawn ? undefined : plan?.rounds[session - 1]?.[table - 1];
  const idOf = new Map(players.map(({ id, name }) => [name.toLowerCase(), id]));
  const ids = names.map((name) => idOf.get(tidyName(name).toLowerCase()));
  return ids.includes(undefined) || new Set(ids).size < 4 ? undefined : (ids as unknown as BySeat<number>);
}

const byNumber = (a: number, b: number): number => a - b;

/** Who sat at a table, and what each has, whatever their order. */
const groupOf = (table: TableResult): string => table.players.toSorted(byNumber).join(' ');
function contentOf({ players, scores, bets, penalties, substitutes }: TableResult): string {
  const rows = players.map((id, seat) => [
    id,
    scores[seat],
    penalties
      .flatMap((one) => (one.seat === seat ? [`${one.when} ${String(one.points)} ${one.why ?? ''}`] : []))
      .sort(),
    substitutes.flatMap((one) => (one.seat === seat ? [`${one.since} ${one.why}`] : [])),
  ]);
  return JSON.stringify([bets, rows.toSorted((a, b) => Number(a[0]) - Number(b[0]))]);
}

/** Reads the reports in a text and says what becomes of each; their order changes nothing. */
export function judgeReports(
  text: string,
  tournament: Tournament,
): { readonly lines: readonly ReportLine[]; readonly unread: number } {
  const { reports, unread } = readReports(text);
  const { sessions, rules, plan } = tournament;
  const made = reports.map((report) => {
    const players = seatedBy(report, tournament);
    const { scores, bets, penalties, substitutes } = report.game;
    return { report, table: players && { players, scores, bets, penalties, substitutes } };
  });
  const told = new Set<string>();
  const lines = made.flatMap(({ report, table }): readonly ReportLine[] => {
    const { session, game } = report;
    const planned = plan?.rounds[session - 1]?.map((players) => players.toSorted(byNumber).join(' '));
    const isOffPlan = table !== undefined && planned !== undefined && !planned.includes(groupOf(table));
    const line = (state: ReportState): readonly ReportLine[] => [{ report, state, table, isOffPlan }];
    if (game.rules !== rules) return line('rules');
    const played = sessions[session - 1]?.tables;
    if (!played) return line('session');
    if (!table) return line('unknown');
    const [group, content] = [groupOf(table), contentOf(table)];
    const key = `${String(session)} ${content}`;
    if (told.has(key)) return [];
    told.add(key);
    const same = played.find((one) => groupOf(one) === group);
    if (same) return line(contentOf(same) === content ? 'there' : 'contradicts');
    const others = made.flatMap((one) =>
      one.table && one.report.session === session && one.report.game.rules === rules && contentOf(one.table) !== content
        ? [one.table]
        : [],
    );
    if (others.some((one) => groupOf(one) === group)) return line('contradicts');
    if ([...played, ...others].some((one) => one.players.some((id) => table.players.includes(id))))
      return line('seated');
    if (offBalance(game) !== 0) return line('off');
    return line(played.length + reports.length > MOST.tables ? 'full' : 'new');
  });
  const order = ({ report }: ReportLine): number => report.session * 1000 + report.table;
  return { lines: lines.toSorted((a, b) => order(a) - order(b)), unread };
}

/** Takes the new reports in. */
export const withReports = (tournament: Tournament, lines: readonly ReportLine[]): Tournament =>
  lines.reduce((now, { report: { session }, state, table }) => {
    const before = now.sessions[session - 1];
    if (state !== 'new' || !table || !before) return now;
    const missed = before.missed.filter((id) => !table.players.includes(id));
    return withSession(now, session - 1, { ...before, tables: [...before.tables, table], missed });
  }, tournament);
