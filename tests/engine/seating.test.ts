import { describe, expect, test } from 'vitest';
import {
  type SeatedRound,
  type SeatingRequest,
  countSeating,
  fewestRepeats,
  makeSeating,
} from '../../src/engine/seating/index.ts';
import { knownRounds } from '../../src/engine/seating/known.ts';

const people = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const ROUNDS = [4, 5, 6, 7, 8, 9, 10];
const SIZES = Array.from({ length: 15 }, (_, i) => 8 + 4 * i);

/** Counted anew, sharing nothing with the engine: meetings by pair, seats by player and wind, and by player and table. */
function counted(rounds: readonly SeatedRound[]) {
  const pairs: Record<string, number> = {};
  const winds: Record<number, number[]> = {};
  const tables: Record<string, number> = {};
  for (const round of rounds) {
    const seated = round.flat();
    expect(new Set(seated).size, 'nobody sits twice in a round').toBe(seated.length);
    for (const [number, table] of round.entries())
      for (const [wind, player] of table.entries()) {
        const own = (winds[player] ??= [0, 0, 0, 0]);
        own[wind] = (own[wind] ?? 0) + 1;
        tables[`${player}@${number}`] = (tables[`${player}@${number}`] ?? 0) + 1;
        for (const other of table)
          if (other > player) pairs[`${player}-${other}`] = (pairs[`${player}-${other}`] ?? 0) + 1;
      }
  }
  return { pairs: Object.values(pairs), winds: Object.values(winds), tables: Object.values(tables) };
}

/** Repeated meetings beyond the bound, where no seating of these rounds is known to us that reaches it. */
const BEYOND: Readonly<Record<string, number>> = {
  // Nobody would miss more than one other player, which no resolvable design of 20 allows.
  '20 players, 6 rounds': 6,
  '24 players, 8 rounds': 6,
};

describe.each(SIZES)('%i players', (n) => {
  test.each(ROUNDS)('are seated for %i rounds: meetings, winds and tables', (count) => {
    const rounds = makeSeating({ players: people(n), rounds: count });
    expect(rounds).toHaveLength(count);
    for (const round of rounds) expect(round.flat().toSorted((a, b) => a - b)).toEqual(people(n));
    const { pairs, winds, tables } = counted(rounds);
    const repeats = pairs.reduce((sum, times) => sum + (times * (times - 1)) / 2, 0);
    const name = `${String(n)} players, ${String(count)} rounds`;
    expect(repeats - fewestRepeats(n, count)).toBeLessThanOrEqual(BEYOND[name] ?? 0);
    for (const own of winds) expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(count % 4 === 0 ? 0 : 1);
    // Two more than if all could change tables evenly, where there are few; else nobody is at one table three times.
    if (n >= 36) expect(Math.max(...tables)).toBeLessThanOrEqual(2);
    else expect(Math.max(...tables)).toBeLessThanOrEqual(Math.ceil(count / (n / 4)) + 2);
    expect(countSeating(people(n), rounds)).toMatchObject({
      repeats,
      sameTable: Math.max(...tables),
      pauseSpread: 0,
      mates: 0,
    });
  });
});

test('known schedules give what they are known for: 20 players, 32 players, and 12 in eight rounds', () => {
  expect(countSeating(people(20), makeSeating({ players: people(20), rounds: 7 })).pairs).toEqual([0, 170, 20]);
  expect(countSeating(people(32), makeSeating({ players: people(32), rounds: 10 })).pairs).toEqual([16, 480]);
  expect(countSeating(people(12), makeSeating({ players: people(12), rounds: 8 })).pairs).toEqual([0, 0, 54, 12]);
});

test('no rounds of eight players repeat fewer meetings than is said: all are tried', () => {
  const ones = (bits: number): number => bits.toString(2).replaceAll('0', '').length;
  // Each round is told by those who sit with the first player.
  const splits = Array.from({ length: 128 }, (_, i) => 2 * i + 1).filter((bits) => ones(bits) === 4);
  /** Repeats of two rounds beyond the four that any two have. */
  const more = splits.map((a) => splits.map((b) => ({ 4: 8, 2: 0 })[ones(a & b)] ?? 2));
  function fewest(rounds: number, most: number): number {
    let best = most;
    const chosen = [0];
    const go = (start: number, cost: number): void => {
      if (chosen.length === rounds) best = Math.min(best, cost);
      else
        for (let i = start; i < splits.length; i++) {
          const now = chosen.reduce((sum, j) => sum + (more[i]?.[j] ?? 0), cost);
          if (now >= best) continue;
          chosen.push(i);
          go(i, now);
          chosen.pop();
        }
    };
    go(0, 0);
    return best + 2 * rounds * (rounds - 1);
  }
  for (const [rounds, most] of [
    [7, 1],
    [8, 9],
    [9, 17],
  ] as const)
    expect(fewestRepeats(8, rounds)).toBe(fewest(rounds, most));
});

test('everybody meets everybody else once in the seatings of 16 and 28 players', () => {
  for (const [n, rounds] of [
    [16, 5],
    [28, 9],
  ] as const)
    expect(countSeating(people(n), makeSeating({ players: people(n), rounds })).pairs).toEqual([0, (n * (n - 1)) / 2]);
});

test('nobody meets twice in the known rounds of any size, and fewer than four tables have one', () => {
  for (const tables of [...Array.from({ length: 40 }, (_, i) => i + 1), 100, 250]) {
    const known = knownRounds(4 * tables).slice(0, tables === 5 ? 5 : undefined);
    const met = known.flatMap((round) =>
      round.flatMap((a, i) => round.slice(i + 1, i - (i % 4) + 4).map((b) => Math.min(a, b) * 1000 + Math.max(a, b))),
    );
    expect(new Set(met).size).toBe(6 * tables * known.length);
    expect(known.every((round) => new Set(round).size === 4 * tables)).toBe(true);
    expect(known.length).toBeGreaterThanOrEqual(tables < 4 ? 1 : Math.min(5, Math.floor((tables + 2) / 3)));
  }
});

test('players who are no multiple of four pause in turn, and have each wind alike', () => {
  for (let n = 9; n <= 63; n++) {
    if (n % 4 === 0) continue;
    const rounds = makeSeating({ players: people(n), rounds: 6 });
    const { winds, pairs } = counted(rounds);
    for (const round of rounds) expect(round).toHaveLength(Math.floor(n / 4));
    expect(countSeating(people(n), rounds).pauseSpread).toBeLessThanOrEqual(1);
    for (const own of winds) expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(1);
    if (n >= 26) expect(Math.max(...pairs)).toBe(1);
  }
});

const inTeams = (n: number, size: number): Map<number, string> =>
  new Map(people(n).map((player) => [player, `Team ${String(Math.floor((player - 1) / size))}`]));

test.each([
  [16, 4, 4],
  [24, 5, 4],
  [28, 8, 4],
  [32, 8, 4],
  [40, 8, 4],
  [64, 8, 4],
  [40, 7, 6],
])('%i players in %i rounds never meet their team of %4$i, nor anybody twice', (n, rounds, size) => {
  const mates = inTeams(n, size);
  const made = makeSeating({ players: people(n), rounds, mates });
  expect(countSeating(people(n), made, mates)).toMatchObject({ mates: 0, repeats: 0 });
});

test('club mates keep apart even where somebody must then meet twice', () => {
  const mates = inTeams(24, 6);
  const made = makeSeating({ players: people(24), rounds: 7, mates });
  expect(countSeating(people(24), made, mates).mates).toBe(0);
});

test('rounds that stand are counted when players leave, and a latecomer joins', () => {
  const first = makeSeating({ players: people(28), rounds: 4 });
  const staying = [...people(28).slice(3), 99, 98, 97];
  const request: SeatingRequest = { players: staying, rounds: 2, played: first };
  const rest = makeSeating(request);
  expect(new Set(rest.flat(2))).toEqual(new Set(staying));
  expect(countSeating(people(28), [...first, ...rest]).repeats).toBe(0);
  expect(makeSeating(request)).toEqual(rest);
});

test('one table, and too few rounds to need anything, are seated too', () => {
  expect(
    makeSeating({ players: [5, 6, 7, 8], rounds: 4 }).map((round) => round.map((table) => table.toSorted())),
  ).toEqual(Array.from({ length: 4 }, () => [[5, 6, 7, 8]]));
  expect(makeSeating({ players: people(8), rounds: 0 })).toEqual([]);
  expect(makeSeating({ players: people(3), rounds: 1 })).toEqual([[]]);
});
