import { describe, expect, it } from 'vitest';
import { disagreements, type Engine } from './compare.ts';
import { oracleFinish } from './finish.ts';
import type { Finished, FinishRequest, RankRequest } from './finish-types.ts';
import { oracleRank } from './rank.ts';
import { oracleSettle } from './settle.ts';
import type { Settled, SettleRequest } from './types.ts';

const cite = { book: 'ema-2016', article: '4.1' };

/** Moves between each seat and the table, or nobody, that add up to the deltas. */
function movesOf({ deltas, nobody }: Settled): unknown[] {
  const moves = deltas.map((points, seat) => ({ kind: 'move', from: 'table', to: seat, points, cite }));
  return [...moves, { kind: 'move', from: 'table', to: 'nobody', points: nobody, cite }];
}

function asEngine(settled: Settled): Record<string, unknown> {
  const hands = settled.paid.map((seat) => ({ seat, paid: true, result: null }));
  return { ok: true, ...settled, hands, steps: movesOf(settled), notes: [] };
}

/** Steps that deduct from each seat what it loses. */
function stepsOf({ offs }: Finished): unknown[] {
  return offs.flatMap(({ atOnce, fine, chombo, chomboBy }, seat) => [
    { kind: 'add', unit: 'points', seat, rule: 'penalty', value: -atOnce, cite },
    { kind: 'add', unit: 'total', seat, rule: 'penalty', value: -fine, cite },
    ...(chomboBy
      ? [{ kind: 'add', unit: 'total', seat, rule: 'chombo', value: -chombo, cite: { article: chomboBy } }]
      : []),
  ]);
}

function finishedBy(request: FinishRequest): Record<string, unknown> {
  const finished = oracleFinish(request);
  return { ok: true, ...finished, steps: stepsOf(finished) };
}

/** An engine that says what the oracle says, in the form of the contract. */
const PARROT: Engine = {
  settleRequest: (request) => asEngine(oracleSettle(request as SettleRequest)),
  finishRequest: (request) => finishedBy(request as FinishRequest),
  rankRequest: (request) => ({ ok: true, players: oracleRank(request as RankRequest) }),
};
const FEW = { seed: 3, settles: 200, finishes: 200, ranks: 200 };

/** The names of the fields in which an engine with other settlements differs. */
function differing(change: (settled: Settled, result: Record<string, unknown>) => unknown): Set<string | undefined> {
  const settleRequest = (request: unknown): unknown => {
    const settled = oracleSettle(request as SettleRequest);
    return change(settled, asEngine(settled));
  };
  const found = disagreements({ ...PARROT, settleRequest }, { seed: 3, settles: 200 });
  return new Set(found.flatMap(({ differences }) => differences.map((line) => line.split(':')[0])));
}

describe('comparing with an engine', () => {
  it('agrees with one that says the same', () => {
    expect(disagreements(PARROT, FEW)).toEqual([]);
  });

  it.each<[string, (settled: Settled, result: Record<string, unknown>) => unknown]>([
    ['known', (_, result) => ({ ...result, known: null })],
    ['deltas', (_, result) => ({ ...result, deltas: [1, 0, 0, -1] })],
    ['scores', (_, result) => ({ ...result, scores: [] })],
    ['redeal', (_, result) => ({ ...result, redeal: null })],
    ['next', ({ next }, result) => ({ ...result, next: { ...next, bets: -1 } })],
    ['penalties', (_, result) => ({ ...result, penalties: [] })],
    ['paid', (_, result) => ({ ...result, hands: [] })],
    ['moves', (settled, result) => ({ ...result, steps: movesOf(settled).slice(1) })],
    [
      'moves',
      (settled, result) => ({ ...result, steps: [...movesOf(settled), { kind: 'move', from: 0, to: 0, points: 0 }] }),
    ],
    ['refused', () => ({ ok: false, error: { code: 'bad-field' } })],
    ['refused', () => undefined],
  ])('names %s', (field, change) => {
    expect([...differing(change)]).toEqual([field]);
  });

  it('accepts hands of unpaid winners, and steps without moves', () => {
    const more = (_: Settled, result: Record<string, unknown>): unknown => ({
      ...result,
      hands: [...(result.hands as unknown[]), { seat: 0, paid: false, result: null }],
      steps: [...(result.steps as unknown[]), { kind: 'note', points: 5 }],
    });
    expect(differing(more).size).toBe(0);
  });

  it('gives the request with the differences of games and tournaments', () => {
    const off: Engine = {
      ...PARROT,
      finishRequest: (request) => {
        const finished = finishedBy(request as FinishRequest);
        return { ...finished, players: (finished.players as unknown[]).slice(1) };
      },
      rankRequest: (request) => ({
        ok: true,
        players: oracleRank(request as RankRequest).map((one) => ({ ...one, rank: 0 })),
      }),
    };
    const found = disagreements(off, { seed: 3, finishes: 1, ranks: 1 });
    expect(found.map(({ sort }) => sort)).toEqual(['finish', 'rank']);
    expect(found[0]?.differences[0]).toBe('players: oracle 4, engine 3');
    expect(found[1]?.request).toHaveProperty('players');
  });

  it.each<[string, (request: FinishRequest) => unknown]>([
    [
      'a chombo is taken for a fine',
      ({ penalties = [], ...request }) =>
        finishedBy({ ...request, penalties: penalties.map(({ seat, points, when }) => ({ seat, points, when })) }),
    ],
    [
      'a chombo stands by another article',
      (request) => {
        const { offs, ...finished } = oracleFinish(request);
        const by = offs.map((off) => ({ ...off, chomboBy: off.chomboBy && '5.5' }));
        return { ok: true, ...finished, steps: stepsOf({ ...finished, offs: by }) };
      },
    ],
  ])('tells where %s, though it comes to the same', (_, finishRequest) => {
    const engine: Engine = { ...PARROT, finishRequest: (request) => finishRequest(request as FinishRequest) };
    const found = disagreements(engine, { seed: 3, finishes: 200 }).flatMap(({ differences }) => differences);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((line) => !/^seat \d off: /.test(line))).toEqual([]);
  });

  it('compares what decided where an engine says it in the same words', () => {
    const readRanking = (result: unknown) =>
      (result as { players: { name: string; rank: number }[] }).players.map((line) => ({ ...line, below: 'chance' }));
    expect(disagreements({ ...PARROT, readRanking }, { seed: 3, ranks: 5 })).toHaveLength(5);
  });
});
