import type { SeatedRound } from './seat.ts';

/** What a seating is measured by. */
export interface SeatingCounts {
  /** How many pairs met how often: pairs by the number of their meetings, from 0. */
  readonly pairs: readonly number[];
  /** Repeated meetings: a pair that meets twice counts as one, three times as three, and so on. */
  readonly repeats: number;
  /** Meetings of mates. */
  readonly mates: number;
  /** The most that one player has one wind more often than another. */
  readonly windSpread: number;
  /** The most rounds that one player spends at the same table. */
  readonly sameTable: number;
  /** The most rounds that one player pauses more than another. */
  readonly pauseSpread: number;
}

/** Counts meetings, winds, tables and pauses of some players in a seating. */
export function countSeating(
  players: readonly number[],
  rounds: readonly SeatedRound[],
  mates: ReadonlyMap<number, string> = new Map(),
): SeatingCounts {
  const met = new Map<string, number>();
  const winds = new Map(players.map((player) => [player, [0, 0, 0, 0]]));
  const tables = new Map<string, number>();
  const games = new Map(players.map((player) => [player, 0]));
  const isCounted = (player: number): boolean => games.has(player);
  const up = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  let mated = 0;
  for (const round of rounds)
    round.forEach((table, number) =>
      table.forEach((player, wind) => {
        if (!isCounted(player)) return;
        winds.get(player)!.splice(wind, 1, winds.get(player)![wind]! + 1);
        games.set(player, games.get(player)! + 1);
        up(tables, `${String(player)} ${String(number)}`);
        for (const other of table.slice(wind + 1).filter(isCounted)) {
          up(met, [player, other].sort((a, b) => a - b).join(' '));
          const mate = mates.get(player);
          if (mate !== undefined && mate === mates.get(other)) mated++;
        }
      }),
    );
  const times = [...met.values()];
  const most = Math.max(0, ...times);
  const all = (players.length * (players.length - 1)) / 2;
  const pairs = Array.from({ length: most + 1 }, (_, n) =>
    n === 0 ? all - times.length : times.filter((one) => one === n).length,
  );
  const own = [...games.values()];
  return {
    pairs,
    repeats: times.reduce((sum, one) => sum + (one * (one - 1)) / 2, 0),
    mates: mated,
    windSpread: Math.max(0, ...[...winds.values()].map((counts) => Math.max(...counts) - Math.min(...counts))),
    sameTable: Math.max(0, ...tables.values()),
    pauseSpread: own.length === 0 ? 0 : Math.max(...own) - Math.min(...own),
  };
}
