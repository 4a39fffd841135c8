import type { BySeat } from '../../../../engine/riichi/index.ts';
import {
  type SeatedRound,
  type SeatingCounts,
  countSeating,
  fewestRepeats,
  makeSeating,
} from '../../../../engine/seating/index.ts';
import { without } from '../settle/without.ts';
import { MOST, type Plan, type Tournament, tidyName, withNames } from './tournament.ts';

/** What a plan is asked for. */
interface PlanRequest {
  /** The first session to seat, from 0; those before stand. */
  readonly from: number;
  /** The number of sessions in all. */
  readonly rounds: number;
  readonly drawn: boolean;
}

/** Players to seat: all but those who withdrew or were disqualified. */
export const playing = ({ players }: Tournament): readonly number[] =>
  players.filter(({ status }) => status === undefined).map(({ id }) => id);

const clubs = ({ players }: Tournament): ReadonlyMap<number, string> =>
  new Map(players.flatMap(({ id, club }) => (club ? [[id, club] as const] : [])));

/** The first session without a result. */
export const firstOpen = ({ sessions }: Tournament): number => {
  const played = sessions.findLastIndex(({ tables, missed }) => tables.length + missed.length > 0);
  return played + 1;
};

/** Who sat where in the first sessions: as their results say, or else the plan. */
const standing = ({ sessions, plan }: Tournament, count: number): readonly SeatedRound[] =>
  Array.from({ length: count }, (_, i) => {
    const tables = sessions[i]?.tables ?? [];
    return tables.length > 0 ? tables.map(({ players }) => players) : (plan?.rounds[i] ?? []);
  });

/** Seats the sessions from one on, and adds those that the tournament lacks. */
export function withPlan(tournament: Tournament, { from, rounds, drawn }: PlanRequest): Tournament {
  const players = playing(tournament);
  const played = standing(tournament, from);
  const seated = makeSeating({ players, rounds: Math.max(0, rounds - from), mates: clubs(tournament), played });
  const stage = tournament.sessions.at(-1)?.stage ?? 1;
  const missing = Array.from({ length: Math.max(0, rounds - tournament.sessions.length) }, () => ({
    stage,
    tables: [],
    missed: [],
  }));
  return {
    ...tournament,
    sessions: [...tournament.sessions, ...missing],
    plan: { rounds: [...played, ...seated], ...(drawn && { drawn }) },
  };
}

/** A tournament without its plan. */
export const withoutPlan = (tournament: Tournament): Tournament => without(tournament, 'plan');

/** What a plan is worth, and the number of repeated meetings that no plan of its size goes below. */
export function planCounts(tournament: Tournament, { rounds }: Plan): SeatingCounts & { readonly least: number } {
  const players = playing(tournament);
  const least = players.length < 4 ? 0 : fewestRepeats(players.length, rounds.length);
  return { ...countSeating(players, rounds, clubs(tournament)), least };
}

/** Planned tables of a session, with their numbers from 1, at which nobody has a result yet. */
export function openTables(
  { sessions, plan }: Tournament,
  at: number,
): readonly { readonly number: number; readonly players: BySeat<number> }[] {
  const seen = new Set(sessions[at]?.tables.flatMap(({ players }) => players));
  return (plan?.rounds[at] ?? []).flatMap((players, i) =>
    players.some((id) => seen.has(id)) ? [] : [{ number: i + 1, players }],
  );
}

/** Players who have no table in a planned session. */
export const pausing = (tournament: Tournament, at: number): readonly number[] => {
  const seated = new Set(tournament.plan?.rounds[at]?.flat());
  return playing(tournament).filter((id) => !seated.has(id));
};

/**
 * Lets somebody sit for a player from a session on; a name that is not on the roster is added to it. Where both have a seat,
 * they change places.
 */
export function withSeatTaken(tournament: Tournament, from: number, leaving: number, name: string): Tournament {
  const { plan } = tournament;
  const { players, idOf } = withNames(tournament.players, [name]);
  const coming = idOf.get(tidyName(name));
  if (!plan || coming === undefined || coming === leaving || players.length > MOST.players) return tournament;
  const seated = (id: number): number => (id === leaving ? coming : id === coming ? leaving : id);
  const rounds = plan.rounds.map((round, i) =>
    i < from ? round : round.map((table) => table.map(seated) as unknown as BySeat<number>),
  );
  return { ...tournament, players, plan: { ...plan, rounds } };
}
