import { SCHEDULES } from './schedules.ts';
import { STARTERS } from './starters.ts';

/** Schedules write players as digits to this base. */
const BASE = 32;

/**
 * Rounds with the fewest repeated meetings, however many of them are taken from the first on, or for exactly so many rounds.
 * Each is its players table by table, numbered from 0; there are none where we know no such rounds.
 */
export function knownRounds(players: number, rounds = 0): readonly (readonly number[])[] {
  const schedule = SCHEDULES[`${String(players)} ${String(rounds)}`] ?? SCHEDULES[players];
  if (schedule) return schedule.map((round) => Array.from(round, (letter) => Number.parseInt(letter, BASE)));
  const starter = STARTERS[players];
  if (!starter) return spreadRounds(players);
  const { modulus, classes, tables } = starter;
  const first = tables.split(/[ ,]/).map(Number);
  const moved = (place: number, by: number): number => {
    if (place >= modulus * classes) return place;
    const within = place % modulus;
    return place - within + ((within + by) % modulus);
  };
  return Array.from({ length: modulus }, (_, round) => first.map((place) => moved(place, round)));
}

/**
 * Rounds for many tables: players in four rows, and in each round the second row moves one table on, the third two, the
 * fourth three. Two players meet in one round only while three times the rounds do not exceed the tables.
 */
function spreadRounds(players: number): readonly (readonly number[])[] {
  const tables = players / 4;
  if (!Number.isInteger(tables)) return [];
  return Array.from({ length: Math.max(1, Math.floor((tables + 2) / 3)) }, (_, round) =>
    Array.from({ length: players }, (_, i) => {
      const [table, row] = [Math.floor(i / 4), i % 4];
      return row * tables + ((table + row * round) % tables);
    }),
  );
}

/** How many pairs of one table meet again in any other round: four cannot spread over fewer than four tables. */
const CROWDED: Readonly<Record<number, number>> = { 1: 6, 2: 2, 3: 1 };

/**
 * Eight players have seven rounds of which any two repeat four meetings; each of the next three repeats eight more, as
 * trying all shows.
 */
const EIGHT = { players: 8, rounds: 7, most: 10, more: 8 } as const;

/**
 * A number of repeated meetings that no seating goes below, where a pair that meets three times counts as three: with each
 * further meeting it repeats all before. There are only so many pairs, and with fewer than four tables some of a table meet
 * again whatever the other round is.
 */
export function fewestRepeats(players: number, rounds: number): number {
  const tables = Math.floor(players / 4);
  const pairs = (players * (players - 1)) / 2;
  const meetings = 6 * tables * rounds;
  const each = Math.floor(meetings / pairs);
  const even = pairs * twoOf(each) + (meetings - each * pairs) * each;
  const crowded = players % 4 === 0 ? (CROWDED[tables] ?? 0) * tables * twoOf(rounds) : 0;
  const beyond = players === EIGHT.players ? Math.max(0, Math.min(rounds, EIGHT.most) - EIGHT.rounds) : 0;
  return Math.max(even, crowded + beyond * EIGHT.more);
}

/** How many pairs a number of things have. */
const twoOf = (n: number): number => (n * (n - 1)) / 2;
