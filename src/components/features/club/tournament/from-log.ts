import type { Penalty, SeatNumber } from '../../../../engine/riichi/index.ts';
import type { Entry, Log } from '../../../../stores/penalty-log/log.ts';
import { type Player, type SheetPenalty, type TableResult, type Tournament, tidyName } from './tournament.ts';

/** What the sheet makes of an entry of the penalty log: what it takes, what it has, and what it leaves, each with why. */
export type LineState =
  'new' | 'changed' | 'withdrawn' | 'there' | 'no-player' | 'no-table' | 'at-table' | 'missed' | 'disqualified';

/** What is taken over, the rest is only said. */
const TAKEN: readonly LineState[] = ['new', 'changed', 'withdrawn'];

/** An entry of the log beside the sheet. */
export interface LogLine {
  readonly entry: Entry;
  /** Whose it is, where the roster has such a name or number. */
  readonly player: Player | undefined;
  readonly state: LineState;
}

interface Place {
  readonly session: number;
  readonly table: number;
  readonly seat: SeatNumber;
}

/** A missed stage counts in the ranking by itself (Tesuji F10). */
const MISSED = 'missed-stage';

const folded = (name: string): string => tidyName(name).toLocaleLowerCase();

/** The player whom a log means: by the name, in any case of its letters, else by the number in the roster. */
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

/** Every penalty that came from the log, by its entry. */
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

/** The entries of a log that matter to a sheet; warnings, dead hands and what was withdrawn in time do not. */
export function linesOf({ entries }: Log, tournament: Tournament): readonly LogLine[] {
  const booked = bookedIn(tournament);
  return entries.flatMap((entry) => {
    const player = playerOf(entry.player, tournament.players);
    const state = stateOf(entry, player, tournament, booked);
    return state === undefined ? [] : [{ entry, player, state }];
  });
}

/** The lines that taking the log over would change. */
export const toImport = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ state }) => TAKEN.includes(state));

/**
 * The sheet with a log taken over: new penalties at their tables, changed ones mended, withdrawn ones gone. Taken over once
 * more it stays as it is; what somebody booked by hand is left alone.
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
