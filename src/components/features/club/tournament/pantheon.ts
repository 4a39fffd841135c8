import type { Plan, Tournament } from './tournament.ts';

/**
 * A plan as a seating script for Pantheon: a line for each table, an empty one between sessions. Players stand in the order of
 * their winds, each by his place on the roster, from 1.
 */
export function pantheonScript({ players }: Tournament, { rounds }: Plan): string {
  const placeOf = new Map(players.map(({ id }, i) => [id, i + 1]));
  const tableLine = (table: readonly number[]): string => table.map((id) => placeOf.get(id) ?? 0).join('-');
  return rounds.map((round) => round.map(tableLine).join('\n')).join('\n\n');
}
