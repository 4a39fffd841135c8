import { describe, expect, it } from 'vitest';
import { disagreeing, disagreements } from './compare.ts';
import type { FanList } from './fans.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { oracleMcr } from './score.ts';
import type { HandRequest } from './types.ts';

type Result = Record<string, unknown>;

const items = (list: FanList): Result[] => [...list].map(([id, count]) => ({ id, count }));

/** An engine that says what the oracle says, in the form of the score contract. */
function echo(request: unknown): Result {
  const hand = request as HandRequest & { knobs?: Result };
  const score = oracleMcr(hand, hand.knobs ? { ...DEFAULT_OPTIONS, twoKongs: 'six-and-five' } : DEFAULT_OPTIONS);
  const { points, flowers, fans, equalLists } = score;
  const share = points + 8;
  const payment =
    hand.by === 'draw' ? { total: 3 * share, others: share } : { total: points + 24, discarder: share, others: 8 };
  return {
    ok: true,
    kind: score.qualifying ? 'win' : 'no-win',
    reason: score.complete ? 'below-minimum' : 'not-complete',
    points,
    flowers,
    items: items(fans),
    equalLists: equalLists.slice(1).map(items),
    payment: { discarder: null, ...payment },
  };
}

const TIES: HandRequest = {
  rules: 'mers-2014',
  concealed: '89m77z',
  melds: ['123m', '123m', '789m'].map((tiles) => ({ type: 'chow', tiles })),
  winningTile: '7m',
  by: 'discard',
  seatWind: 'east',
  roundWind: 'east',
};
const KONGS: HandRequest = {
  ...TIES,
  concealed: '234m345p8s',
  melds: [
    { type: 'kong', form: 'open', tiles: '2222s' },
    { type: 'kong', form: 'concealed', tiles: '3333z' },
  ],
  winningTile: '8s',
};

describe('comparing with an engine', () => {
  it('agrees with one that says the same', () => {
    expect(disagreeing(echo, 5, 400)).toEqual([]);
  });

  it('names the hand and each field that differs', () => {
    const wrong = (request: unknown): Result => ({
      ...echo(request),
      points: 13,
      flowers: 1,
      items: [{ id: 'half-flush', count: 1 }],
      payment: { total: 38, discarder: 23, others: 8 },
    });
    const fields = disagreements(wrong, TIES).map((line) => line.split(':')[0]);
    expect(fields).toEqual(['points', 'flowers', 'lists', 'payment.discarder']);
    expect(disagreeing(wrong, 5, 3)).toHaveLength(3);
  });

  it('wants every equal list', () => {
    expect(oracleMcr(TIES).equalLists.length).toBeGreaterThan(1);
    expect(disagreements((request) => ({ ...echo(request), equalLists: [] }), TIES)).toHaveLength(1);
  });

  it('reports refusals, other kinds and other reasons', () => {
    const broken = { ...TIES, winningTile: '8m' };
    const low = { ...TIES, concealed: '66p5s' };
    expect(disagreements(() => ({ ok: false, error: { code: 'bad-tile' } }), TIES)).toHaveLength(1);
    expect(disagreements((request) => ({ ...echo(request), kind: 'no-win' }), TIES)[0]).toMatch(/^kind/);
    expect(disagreements((request) => ({ ...echo(request), reason: 'below-minimum' }), broken)[0]).toMatch(/^kind/);
    expect(disagreements(echo, low)).toEqual([]);
  });

  it('asks both for the same other readings', () => {
    const otherwise = { options: { twoKongs: 'six-and-five' as const }, knobs: { any: true } };
    expect(disagreements(echo, KONGS, otherwise)).toEqual([]);
    expect(disagreements(echo, KONGS, { ...otherwise, options: {} })).toContainEqual(expect.stringMatching(/^points/));
  });
});
