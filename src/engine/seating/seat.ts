import { fewestRepeats, knownRounds } from './known.ts';
import { placesForMates } from './mates.ts';
import { numberTables } from './numbers.ts';
import { makeRandom, shuffle } from './random.ts';
import { type Draft, costOf, improve } from './search.ts';
import { evenWinds, withWinds } from './winds.ts';

/** One table: its players in the order of their winds, East first. */
type SeatedTable = readonly [number, number, number, number];

/** One round: its tables in the order of their numbers. */
export type SeatedRound = readonly SeatedTable[];

/** What a seating is made for. */
export interface SeatingRequest {
  /** Whoever plays the rounds to come, each by a number of its own; four or more. */
  readonly players: readonly number[];
  /** How many rounds to make. */
  readonly rounds: number;
  /** A team or club by player; who has the same one should not meet. */
  readonly mates?: ReadonlyMap<number, string>;
  /** Rounds that stand already: they count and are not changed. */
  readonly played?: readonly SeatedRound[];
}

/** How hard to search, in swaps: about a third of a second on a phone of today. */
const STEPS = { fresh: 500_000, extra: 600_000 };
/** Heat at the beginning and at the end of a search, in repeated meetings. */
const HEAT = { fresh: [0.8, 0.12], known: [0.45, 0.12] } as const;
const SEED = 41;

/** A list of lists of four, from one after the other. */
const inFours = (round: readonly number[]): number[][] =>
  Array.from({ length: round.length / 4 }, (_, i) => round.slice(4 * i, 4 * i + 4));

/**
 * Seats players for some rounds: nobody meets twice where that is possible, mates do not meet, everybody has each wind alike
 * often and changes tables. Where players are no multiple of four, those pause who paused least. The same request gives the
 * same seating.
 */
export function makeSeating({
  players,
  rounds,
  mates = new Map(),
  played = [],
}: SeatingRequest): readonly SeatedRound[] {
  const random = makeRandom(SEED);
  const people = [...new Set([...players, ...played.flat(2)])];
  const indexOf = new Map(people.map((player, i) => [player, i]));
  const before = played.map((round) => round.map((table) => table.map((player) => indexOf.get(player)!)));
  const names = [...new Set(mates.values())];
  const mateOf = people.map((player) => names.indexOf(mates.get(player) ?? ''));
  const draft = {
    people: people.length,
    mates: mateOf,
    before: metBefore(people.length, before),
    least: before.length === 0 ? fewestRepeats(players.length, rounds) : 0,
  };
  const fresh = startRounds(players.length, rounds, before, mateOf, random);
  const made = bestOf(fresh, draft, random).map(inFours);
  numberTables(made, before, random);
  const tables = withWinds(made.flat());
  if (before.length > 0) evenWinds(tables, before.flat());
  let at = 0;
  return made.map((round) => round.map(() => tables[at++]!.map((player) => people[player]!) as unknown as SeatedTable));
}

function metBefore(people: number, rounds: readonly (readonly (readonly number[])[])[]): Uint8Array {
  const met = new Uint8Array(people * people);
  for (const table of rounds.flat()) for (const a of table) for (const b of table) if (a !== b) met[a * people + b]!++;
  return met;
}

/** Rounds to begin with, and how many of them are known ones. */
interface Start {
  readonly rounds: readonly number[][];
  readonly known: number;
}

function startRounds(
  players: number,
  rounds: number,
  before: readonly (readonly (readonly number[])[])[],
  mates: readonly number[],
  random: () => number,
): Start {
  const all = Array.from({ length: players }, (_, i) => i);
  const known = before.length === 0 ? knownRounds(players, rounds) : [];
  if (known.length > 0) {
    const taken = known.slice(0, rounds);
    const hasMates = mates.some((mate) => mate >= 0);
    const playerAt = hasMates ? placesForMates(taken, known[rounds], mates, random) : all;
    const seated = taken.map((round) => round.map((place) => playerAt[place]!));
    const more = Array.from({ length: rounds - taken.length }, () => shuffle([...all], random));
    return { rounds: [...seated, ...more], known: taken.length };
  }
  const size = players - (players % 4);
  const rested = all.map((player) => before.filter((round) => !round.some((table) => table.includes(player))).length);
  return {
    known: 0,
    rounds: Array.from({ length: rounds }, (_, round) => {
      // Whoever paused least pauses, the next ones in turn where several did.
      const from = (round * (players - size)) % players;
      const byRest = all.map((_, i) => (i + from) % players).sort((a, b) => rested[a]! - rested[b]!);
      for (const player of byRest.slice(0, players - size)) rested[player]!++;
      return shuffle(byRest.slice(players - size), random);
    }),
  };
}

/** Improves rounds where they need it: the extra ones first and alone, then all of them. */
function bestOf(start: Start, rest: Omit<Draft, 'rounds'>, random: () => number): readonly number[][] {
  const { rounds, known } = start;
  const draft: Draft = { ...rest, rounds };
  if (rounds.length === 0 || costOf(draft) <= rest.least) return rounds;
  if (known === 0) {
    improve(draft, random, STEPS.fresh, HEAT.fresh);
    return rounds;
  }
  // Known rounds are kept while more are put behind them; then all are free to change, and the better seating is taken.
  const before = new Uint8Array(rest.before);
  for (const round of rounds.slice(0, known))
    for (const table of inFours(round))
      for (const a of table) for (const b of table) if (a !== b) before[a * rest.people + b]!++;
  const extra = rounds.slice(known);
  if (extra.length > 0) improve({ ...rest, before, least: 0, rounds: extra }, random, STEPS.extra / 2, HEAT.fresh);
  improve(draft, random, STEPS.extra / 2, HEAT.known);
  return rounds;
}
