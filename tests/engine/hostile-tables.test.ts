import { describe, expect, test } from 'vitest';
import { finishRequest, mayI, rankRequest, settleRequest } from '../../src/engine/index.ts';
import { TABLE, tsumo } from './tables.ts';

const DOORS = { settleRequest, finishRequest, rankRequest, mayI };

const throws = (): never => {
  throw new Error('read');
};
const hostile: Readonly<Record<string, (rules: string) => unknown>> = {
  'a getter that throws': (rules) => ({
    ...TABLE,
    rules,
    get scores() {
      return throws();
    },
  }),
  'a getter that throws in place of the rulebook': () => ({
    get rules() {
      return throws();
    },
  }),
  'a getter that throws in place of the id': (rules) => ({
    ...TABLE,
    rules,
    get id() {
      return throws();
    },
  }),
  'a proxy that refuses': () => new Proxy({}, { get: throws, ownKeys: throws, has: throws }),
  'a proxy inside': (rules) => ({ ...TABLE, rules, event: new Proxy({}, { get: throws, ownKeys: throws }) }),
  'a list of ten million seats': (rules) => ({ ...TABLE, rules, scores: new Array(10_000_000).fill(0) }),
  'a list with holes of four thousand million': (rules) => ({ rules, players: new Array(4_000_000_000) }),
  'a list that holds itself': (rules) => {
    const list: unknown[] = [];
    list.push(list);
    return { rules, players: list, scores: list };
  },
};

describe.each(Object.entries(DOORS))('%s refuses', (_name, door) => {
  test.each(Object.entries(hostile))('%s', (_what, make) => {
    for (const rules of ['ema-2016', 'mers-2014']) expect(door(make(rules)).ok).toBe(false);
  });

  test('a field with a name of a hundred thousand letters, in a short sentence', () => {
    const answer = door({ rules: 'ema-2016', ['x'.repeat(100_000)]: 1 });
    if (answer.ok) throw new Error('accepted');
    expect(answer.error.message.length).toBeLessThan(500);
  });
});

test('a ranking of two thousand players is read whole', () => {
  const players = Array.from({ length: 2000 }, (_, i) => ({
    name: `Player ${String(i)}`,
    games: Array.from({ length: 8 }, () => ({ points: 30_000, place: 2.5, total: 0 })),
  }));
  expect(rankRequest({ rules: 'ema-2016', players }).ok).toBe(true);
});

test('a settlement in tiles keeps its melds', () => {
  const melds = [{ type: 'pung', tiles: '555z', called: '5z', from: 'left' }];
  const hand = { concealed: '123m456p78s99s', winningTile: '9s', melds };
  expect(settleRequest({ ...TABLE, event: { type: 'tsumo', winner: { seat: 1, hand } } }).ok).toBe(true);
  expect(settleRequest({ ...TABLE, event: tsumo(1, 2, 30) }).ok).toBe(true);
});
