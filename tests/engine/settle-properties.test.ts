import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { settleRequest } from '../../src/engine/index.ts';
import { type HandRequest, WINDS, scoreRequest } from '../../src/engine/riichi/index.ts';
import { generateSettles } from '../oracle-settle/generate.ts';
import { generated } from './hands.ts';

/** Enough for long work on a busy machine, in milliseconds. */
vi.setConfig({ testTimeout: 60_000 });

type Settled = Extract<ReturnType<typeof settleRequest>, { ok: true }>;

function settled(request: unknown): Settled {
  const result = settleRequest(request);
  if (!result.ok) throw new Error(`${result.error.field}: ${result.error.why} ${JSON.stringify(request)}`);
  return result;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What some moves leave with each seat, on the table and with nobody. */
function folded(steps: Settled['steps']): { seats: number[]; table: number; nobody: number } {
  const purses = new Map<unknown, number>();
  const add = (purse: unknown, points: number): unknown => purses.set(purse, (purses.get(purse) ?? 0) + points);
  for (const { from, to, points } of steps) {
    add(from, -points);
    add(to, points);
  }
  const left = (purse: unknown): number => purses.get(purse) ?? 0;
  return { seats: [0, 1, 2, 3].map(left), table: left('table'), nobody: left('nobody') };
}

describe('settling any hand', () => {
  const REQUESTS = [...generateSettles(5, 3000)];
  const sticksIn = (next: Settled['next'], before: number): number => (next.kind === 'same-hand' ? before : next.bets);

  it('conserves points: seats, table and nobody sum to zero, and the table holds the sticks on it', () => {
    for (const request of REQUESTS) {
      const { deltas, scores, steps, next, known } = settled(request);
      const { seats, table, nobody } = folded(steps);
      expect(seats).toEqual(deltas);
      expect(sum(deltas) + table + nobody).toBe(0);
      expect(scores).toEqual(request.scores.map((before, seat) => before + (deltas[seat] ?? 0)));
      if (known) expect(table).toBe((sticksIn(next, request.bets ?? 0) - (request.bets ?? 0)) * 1000);
    }
  });

  it('cites a clause for every move and reason, and moves no zero points', () => {
    for (const request of REQUESTS) {
      const { steps, reasons, notes } = settled(request);
      for (const { points, from, to } of steps) expect(points > 0 && from !== to).toBe(true);
      for (const { cite } of [...steps, ...reasons, ...notes]) expect(Object.keys(cite).length).toBeGreaterThan(1);
    }
  });

  it('turns with the table: seats shifted by one settle the same, shifted by one', () => {
    const shift = (seat: number): number => (seat + 1) % 4;
    const shiftAll = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shiftAll);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, one]: [string, unknown]) => {
          if (['seat', 'discarder', 'dealer'].includes(name)) return [name, shift(Number(one))];
          if (['tenpai', 'nagashi', 'seats', 'riichi'].includes(name)) return [name, (one as number[]).map(shift)];
          return [name, shiftAll(one)];
        }),
      );
    };
    for (const request of REQUESTS.slice(0, 1000)) {
      const [first = 0, second = 0, third = 0, fourth = 0] = request.scores;
      const turned = {
        ...(shiftAll(request) as object),
        firstDealer: shift(request.firstDealer ?? 0),
        scores: [fourth, first, second, third],
      };
      const [one, other] = [settled(request), settled(turned)];
      expect([1, 2, 3, 0].map((seat) => other.deltas[seat])).toEqual(one.deltas);
      expect(other.next).toEqual(shiftAll(one.next));
    }
  });
});

describe('settling a hand in tiles', () => {
  /** A hand of a request, completed with what the table says. */
  function tableOf(request: HandRequest): object {
    const { rules, knobs, by, seatWind, roundWind, counters = 0, discarder: given } = request;
    const fromTable = ['id', 'rules', 'knobs', 'by', 'seatWind', 'roundWind', 'counters', 'bets', 'discarder'];
    const unseen = (request.riichi ?? 'none') === 'none' ? [...fromTable, 'uraIndicators'] : fromTable;
    const hand = Object.fromEntries(Object.entries(request).filter(([name]) => !unseen.includes(name)));
    const dealer = 2;
    const seat = (dealer + WINDS.indexOf(seatWind)) % 4;
    const turns = { right: 1, across: 2, left: 3 }[given ?? (request.firstTurn ? 'left' : 'across')];
    const winner = { seat, hand };
    const riichi = (request.riichi ?? 'none') === 'none' ? [] : [seat];
    const event =
      by === 'draw' ? { type: 'tsumo', winner } : { type: 'ron', discarder: (seat + turns) % 4, winners: [winner] };
    return { rules, ...(knobs && { knobs }), roundWind, dealer, scores: [0, 0, 0, 0], counters, riichi, event };
  }

  it('pays the winner what the hand scores by itself, or refuses what is no win', () => {
    const requests = generated(23, 1500).filter(({ liable = [] }) => liable.length < 2);
    let wins = 0;
    for (const request of requests) {
      const score = scoreRequest(request);
      const result = settleRequest(tableOf(request));
      if (score.ok && score.kind === 'win') {
        wins++;
        if (!result.ok) throw new Error(`${result.error.field}: ${result.error.why} ${JSON.stringify(request)}`);
        expect(Math.max(...result.deltas)).toBe(score.payment.total);
        expect(result.hands[0]?.result).toMatchObject({ items: score.items, han: score.han, fu: score.fu });
      } else if (score.ok) expect(result).toMatchObject({ ok: false, error: { why: 'not-a-win' } });
      else expect(result).toMatchObject({ ok: false, error: { why: score.error.why } });
    }
    expect(wins).toBeGreaterThan(500);
  });
});

describe('hostile requests', () => {
  const POOL = [...generateSettles(9, 500)] as object[];
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(0, 3, 4, -1, 1e9, 'east', 'ron', [], [0, 0], {}, null, Number.NaN, Infinity, '__proto__'),
  );

  /** Writes a value somewhere into a copy of a request, at a path of numbers. */
  function spoiled(request: object, path: readonly number[], value: unknown): object {
    const copy = structuredClone(request);
    let place: Record<string, unknown> = copy as Record<string, unknown>;
    path.forEach((turn, i) => {
      const names = Object.keys(place);
      const name = names[turn % Math.max(1, names.length)] ?? 'more';
      const inside = place[name];
      if (i < path.length - 1 && typeof inside === 'object' && inside !== null)
        place = inside as Record<string, unknown>;
      else place[name] = value;
    });
    return copy;
  }

  it('are settled or refused, by name and place', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...POOL),
        fc.array(fc.nat(12), { minLength: 1, maxLength: 5 }),
        anything,
        (request, path, value) => {
          const result = settleRequest(spoiled(request, path, value));
          if (!result.ok) {
            expect(result.error.message.length).toBeGreaterThan(5);
            expect(result.error.message.length).toBeLessThan(600);
          } else expect(result.deltas.every(Number.isSafeInteger)).toBe(true);
        },
      ),
      { numRuns: 2000, seed: 20_180_218 },
    );
  });

  it('are always refused', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withObjectString: true, withSparseArray: true }), (value) => {
        expect(settleRequest(value).ok).toBe(false);
      }),
      { numRuns: 1000, seed: 20_180_318 },
    );
  });
});
