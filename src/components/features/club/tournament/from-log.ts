import type { Penalty, SeatNumber } from '../../../../engine/riichi/index.ts';
import type { Entry, Log } from '../../../../stores/penalty-log/log.ts';
import { type Player, type SheetPenalty, type TableResult, type Tournament, tidyName } from './tournament.ts';

/** What an import would do with a log entry: import it, nothing as it is there, or skip it, and why. */
export type LineState =
  'new' | 'changed' | 'withdrawn' | 'there' | 'no-player' | 'no-table' | 'at-table' | 'missed' | 'disqualified';

/** States that an import would change; the others are only reported. */
const TAKEN: readonly LineState[] = ['new', 'changed', 'withdrawn'];

/** A log entry compared with the sheet. */
export interface LogLine {
  readonly entry: Entry;
  /** The player, if the roster has the name or number. */
  readonly player: Player | undefined;
  readonly state: LineState;
}

interface Place {
  readonly session: number;
  readonly table: number;
  readonly seat: SeatNumber;
}

/** A missed stage already counts in the ranking (Tesuji F10). */
const MISSED = 'missed-stage';

const folded = (name: string): string => tidyName(name).toLocaleLowerCase();

/** Finds a player by name, ignoring case, or else by roster number. */
function playerOf(named: string, players: readonly Player[]): Player | undefined {
  const exact = players.find(({ name }) => name === tidyName(named));
  const alike = players.filter(({ name }) => folded(name) === folded(named));
  const [, number] = /^#?\s*(\d+)$/.exec(named.trim()) ?? [];
  return exact ?? (alike.length > 0 ? (alike.length === 1 ? alike[0] : undefined) : byNumber(number, players));
}

const byNumber = (number: string | undefined, players: readonly Player[]): Player | undefined =>
  number === undefined ? undefined : players.find(({ id }) => id === Number(number));

function placeOf({ sessions }: Tournament, { id }: Player, session: number): Place | undefined {
  const tables = sessions[session]?.tables ?? [];
  const table = tables.findIndex(({ players }) => players.includes(id));
  const seat = tables[table]?.players.indexOf(id) as SeatNumber | undefined;
  return seat === undefined ? undefined : { session, table, seat };
}

type Booked = ReadonlyMap<string, Place & { readonly penalty: SheetPenalty }>;

/** All penalties imported from the log, by entry. */
function bookedIn({ sessions }: Tournament): Booked {
  return new Map(
    sessions.flatMap(({ tables }, session) =>
      tables.flatMap(({ penalties }, table) =>
        penalties.flatMap((penalty) =>
          penalty.entry === undefined
            ? []
            : [[penalty.entry, { session, table, seat: penalty.seat, penalty }] as const],
        ),
      ),
    ),
  );
}

function stateOf(
  { id, withdrawn, ruled, points, to, card, session }: Entry,
  player: Player | undefined,
  tournament: Tournament,
  all: Booked,
): LineState | undefined {
  const booked = all.get(id);
  if (withdrawn) return booked && 'withdrawn';
  if (ruled === 'disqualified' && player?.status !== 'disqualified') return 'disqualified';
  if (points === 0) return undefined;
  if (to === 'each') return 'at-table';
  if (card === MISSED) return 'missed';
  if (!player) return 'no-player';
  const place = placeOf(tournament, player, session - 1);
  if (!place) return 'no-table';
  if (!booked) return 'new';
  const isSame =
    booked.penalty.points === points && (['session', 'table', 'seat'] as const).every((at) => booked[at] === place[at]);
  return isSame ? 'there' : 'changed';
}

/** The log entries relevant to a sheet; not warnings, dead hands, or those withdrawn in time. */
export function linesOf({ entries }: Log, tournament: Tournament): readonly LogLine[] {
  const booked = bookedIn(tournament);
  return entries.flatMap((entry) => {
    const player = playerOf(entry.player, tournament.players);
    const state = stateOf(entry, player, tournament, booked);
    return state === undefined ? [] : [{ entry, player, state }];
  });
}

/** The lines that an import would change. */
export const toImport = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ state }) => TAKEN.includes(state));

/**
 * Imports a log into a sheet: adds new penalties at their tables, updates changed ones, removes withdrawn ones. Importing
 * again changes nothing, and penalties entered by hand stay.
 */
export function withLog(log: Log, tournament: Tournament, when: Penalty['when']): Tournament {
  const lines = toImport(linesOf(log, tournament));
  const booked = bookedIn(tournament);
  const touched = new Set(lines.map(({ entry }) => entry.id));
  const added = lines.flatMap(({ entry: { id, points, session, ruled }, player, state }) => {
    const place = state !== 'withdrawn' && player ? placeOf(tournament, player, session - 1) : undefined;
    const penalty: SheetPenalty | undefined = place && {
      seat: place.seat,
      points,
      when: booked.get(id)?.penalty.when ?? when,
      ...(ruled === 'chombo' && { why: ruled }),
      entry: id,
    };
    return place && penalty ? [{ ...place, penalty }] : [];
  });
  const corrected = (table: TableResult, session: number, at: number): TableResult => {
    const rest = table.penalties.filter(({ entry }) => entry === undefined || !touched.has(entry));
    const own = added.filter((one) => one.session === session && one.table === at);
    return rest.length === table.penalties.length && own.length === 0
      ? table
      : { ...table, penalties: [...rest, ...own.map(({ penalty }) => penalty)] };
  };
  const sessions = tournament.sessions.map((session, i) => ({
    ...session,
    tables: session.tables.map((table, at) => corrected(table, i, at)),
  }));
  return { ...tournament, sessions };
}
