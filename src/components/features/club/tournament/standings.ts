import type { Finished, RankedGame, RankedPlayer, Ranking } from '../../../../engine/riichi/index.ts';
import { type Finishing, finishRequestOf, offBalance } from '../settle/finishing.ts';
import type { TableEngine } from '../settle/table-engine.ts';
import { tableRules } from '../settle/table-rules.ts';
import { without } from '../settle/without.ts';
import type { Player, TableResult, Tournament } from './tournament.ts';

/** A finished table: each player's entry, and how far its points are from adding up. */
export interface FinishedTable {
  readonly result: Finished | undefined;
  readonly off: number;
}

/** The ranking and its basis. */
export interface Standings {
  readonly ranking: Ranking | undefined;
  /** By session and table. */
  readonly tables: readonly (readonly FinishedTable[])[];
  /** Players of the roster without a game. */
  readonly waiting: readonly Player[];
}

/** A tournament table as a game to finish. */
export const finishingOfTable = (table: TableResult, { rules, readings }: Tournament): Finishing => {
  const { scores, bets, penalties, substitutes } = table;
  return { rules, scores, bets, penalties, substitutes, readings: without(readings, 'tesujiOverallTies') };
};

/** Finishes tables, each once until it or the readings change. */
function makeFinisher() {
  let known = new WeakMap<TableResult, FinishedTable>();
  let under = '';
  return (table: TableResult, tournament: Tournament, engine: TableEngine): FinishedTable => {
    const rules = JSON.stringify([tournament.rules, tournament.readings]);
    if (rules !== under) {
      known = new WeakMap();
      under = rules;
    }
    const before = known.get(table);
    if (before) return before;
    const game = finishingOfTable(table, tournament);
    const result = engine.finish(finishRequestOf(game));
    const finished = { result: result.ok ? result : undefined, off: offBalance(game) };
    known.set(table, finished);
    return finished;
  };
}

/** Makes a function that ranks a tournament and recomputes only changed tables. */
export function makeStandings(): (tournament: Tournament, engine: TableEngine) => Standings {
  const finish = makeFinisher();
  return (tournament, engine) => {
    const { rules, players, sessions, readings } = tournament;
    const { entry, replacedMisses } = tableRules(rules);
    const fines = new Map<number, number>();
    const games = new Map<number, RankedGame[]>(players.map(({ id }) => [id, []]));
    const tables = sessions.map((session) => {
      const { stage } = session;
      for (const id of session.missed) games.get(id)?.push({ stage, missed: true });
      return session.tables.map((table) => {
        const finished = finish(table, tournament, engine);
        finished.result?.players.forEach(({ seat, points, place, penalty: fine, total }) => {
          const id = table.players[seat];
          // Where raw or table points are recorded, a fine after the places only reduces the sum of points.
          if (entry.enters !== 'total') fines.set(id, (fines.get(id) ?? 0) + fine);
          // A player replaced from the start misses an MCR session, and the substitute plays for himself (MERS 4.1.1).
          const isReplaced =
            replacedMisses && table.substitutes.some((one) => one.seat === seat && one.since === 'start');
          games.get(id)?.push(isReplaced ? { stage, missed: true } : { stage, points, place, total });
        });
        return finished;
      });
    });
    const ranked: RankedPlayer[] = players.flatMap(({ id, name, status, penalty }) => {
      const own = games.get(id) ?? [];
      return own.length === 0
        ? []
        : [{ name, games: own, penalty: penalty + (fines.get(id) ?? 0), ...(status && { status }) }];
    });
    const ranking = ranked.length === 0 ? undefined : engine.rank({ rules, players: ranked, readings });
    return {
      ranking: ranking?.ok ? ranking : undefined,
      tables,
      waiting: players.filter(({ id }) => games.get(id)?.length === 0),
    };
  };
}
