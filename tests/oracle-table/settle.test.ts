import { describe, expect, it } from 'vitest';
import { CLOSED } from './cases.ts';
import { compareSettlements, settlementOf } from './settle.ts';
import type { HandRequest } from './types.ts';

const EXTENT = { seed: 1, tables: 200, mutations: 400 };
const SOUTH: HandRequest = { ...CLOSED, riichi: 'riichi', counters: 2, bets: 3, discarder: 'left' };

describe('settlements of tables that occurred', () => {
  it('say of the table what its hands say, and of each hand the rest', () => {
    const north: HandRequest = { ...SOUTH, seatWind: 'north', riichi: 'none', bets: 0, discarder: 'right' };
    const hand = { concealed: '33m123m123s456s78s', melds: [], winningTile: '9s' };
    expect(settlementOf([SOUTH, north])).toEqual({
      rules: 'ema-2016',
      roundWind: 'east',
      dealer: 0,
      scores: [30000, 30000, 30000, 30000],
      counters: 2,
      bets: 2,
      riichi: [1],
      event: {
        type: 'ron',
        discarder: 0,
        winners: [
          { seat: 1, hand: { ...hand, riichi: 'riichi' } },
          { seat: 3, hand: { ...hand, riichi: 'none' } },
        ],
      },
    });
  });

  it('are accepted by a correct engine, and impossible ones refused', () => {
    const wary = compareSettlements(() => ({ ok: false, error: { code: 'bad-field' } }), EXTENT);
    expect(new Set(wary.map(({ engine }) => engine))).toEqual(new Set(['refuses']));
    const careless = compareSettlements(() => ({ ok: true }), EXTENT);
    expect(new Set(careless.map(({ engine }) => engine))).toEqual(new Set(['accepts']));
    const whys = new Set(careless.map(({ why }) => why));
    for (const why of ['two-tables', 'two-winning-tiles', 'set-beside-an-unbroken-go-around', 'bad form'])
      expect(whys).toContain(why);
    const broken = compareSettlements(() => JSON.parse('{'), { ...EXTENT, tables: 1, mutations: 0 });
    expect(new Set(broken.map(({ engine }) => engine))).toEqual(new Set(['throws']));
  });
});
