import { describe, expect, it } from 'vitest';
import { AT_HAND_IDS } from '../../src/engine/riichi/index.ts';
import { settleRequest } from '../../src/engine/riichi/index.ts';
import { TABLE, ids, ron, settle, tsumo } from './tables.ts';

describe('one winner', () => {
  it('pays another player’s riichi stick to the winner', () => {
    const result = settle(ron(3, [2, 3, 30]), { riichi: [0] });
    expect(result.deltas).toEqual([-1000, 0, 4900, -3900]);
    expect(result.scores).toEqual([29_000, 30_000, 34_900, 26_100]);
    expect(result.next).toEqual({ kind: 'hand', dealer: 1, roundWind: 'east', counters: 0, bets: 0 });
    expect(result.steps).toMatchObject([
      { from: 0, to: 'table', points: 1000, why: 'riichi-bet' },
      { from: 3, to: 2, points: 3900, why: 'hand' },
      { from: 'table', to: 2, points: 1000, why: 'riichi-bet' },
    ]);
  });

  it('takes counters away only where there were any (EMA 2016 3.4.10)', () => {
    expect(ids(settle(ron(3, [2, 3, 30]), { counters: 1 }).reasons)).toEqual(['dealer-did-not-win', 'counters-go']);
    expect(ids(settle(ron(3, [2, 3, 30])).reasons)).toEqual(['dealer-did-not-win']);
  });

  it.each([
    // EMA 2016 4.1.2, 3.4.10: seat 0 is East.
    ['East by discard', ron(2, [0, 3, 30]), {}, [5800, 0, -5800, 0]],
    ['another by discard', ron(0, [2, 3, 30]), {}, [-3900, 0, 3900, 0]],
    ['East by draw', tsumo(0, 3, 30), {}, [6000, -2000, -2000, -2000]],
    ['another by draw', tsumo(1, 3, 30), {}, [-2000, 4000, -1000, -1000]],
    ['four han thirty fu is no mangan', ron(1, [3, 4, 30]), {}, [0, -7700, 0, 7700]],
    ['five han need no fu', { type: 'tsumo', winner: { seat: 3, han: 5 } }, {}, [-4000, -2000, -2000, 8000]],
    ['counters by discard', ron(0, [2, 3, 30]), { counters: 2 }, [-4500, 0, 4500, 0]],
    ['counters by draw', tsumo(1, 3, 30), { counters: 2 }, [-2200, 4600, -1200, -1200]],
    ['bets of earlier hands', ron(0, [2, 3, 30]), { bets: 2, counters: 1 }, [-4200, 0, 6200, 0]],
    ['the own riichi comes back', ron(0, [2, 3, 30]), { riichi: [2] }, [-3900, 0, 3900, 0]],
    ['a limit hand', { type: 'tsumo', winner: { seat: 0, yakuman: 1 } }, {}, [48_000, -16_000, -16_000, -16_000]],
  ])('%s', (_what, event, more, deltas) => {
    expect(settle(event, more).deltas).toEqual(deltas);
  });

  it('counts thirteen han as the rulebook does', () => {
    const paid = AT_HAND_IDS.map((rules) => settle(ron(0, [1, 13, 30]), { rules }).deltas[1]);
    expect(paid).toEqual([24_000, 24_000, 32_000, 24_000]);
  });

  it('lets the game go on below zero (EMA 2016 4.1)', () => {
    const result = settle(ron(1, [0, 3, 30]), { scores: [30_000, 1000, 30_000, 30_000] });
    expect(result.scores[1]).toBe(-4800);
    expect(result.next.kind).toBe('hand');
  });
});

describe('several winners', () => {
  it('MR-1: gives each winner his own stick back, and the rest to the nearest on the right (EMA 2016 4.1)', () => {
    const result = settle(ron(1, [0, 2, 30], [2, 1, 30]), { riichi: [0, 3], bets: 2, counters: 1 });
    expect(result.hands).toMatchObject([
      { seat: 2, paid: true },
      { seat: 0, paid: true },
    ]);
    expect(result.deltas).toEqual([3200, -4500, 4300, -1000]);
    expect(result.next).toEqual({ kind: 'hand', dealer: 0, roundWind: 'east', counters: 2, bets: 0 });
  });

  it('HB-4: each is paid for the counters in full', () => {
    const counters = settle(ron(1, [2, 1, 30], [3, 1, 30]), { counters: 2 }).deltas;
    const none = settle(ron(1, [2, 1, 30], [3, 1, 30])).deltas;
    expect(counters.map((points, seat) => points - (none[seat] ?? 0))).toEqual([0, -1200, 600, 600]);
  });

  it('pays all three under the EMA books', () => {
    const result = settle(ron(3, [0, 1, 30], [1, 2, 30], [2, 3, 30]));
    expect(result.deltas).toEqual([1500, 2000, 3900, -7400]);
    expect(ids(result.notes)).toEqual([]);
  });

  it('pays only the nearest on the right in the A-League, with the stick of the other (Tesuji R5)', () => {
    const result = settle(ron(1, [0, 2, 30], [3, 1, 30]), { rules: 'tesuji-2018', riichi: [0], counters: 3 });
    expect(result.hands).toMatchObject([
      { seat: 3, paid: true },
      { seat: 0, paid: false },
    ]);
    expect(result.deltas).toEqual([-1000, -1900, 0, 2900]);
    expect(result.next).toMatchObject({ dealer: 1, counters: 0, bets: 0 });
    expect(ids(result.notes)).toEqual(['nearest-wins-alone', 'stick-of-bumped-winner']);
    const noStick = settle(ron(1, [0, 2, 30], [3, 2, 30]), { rules: 'tesuji-2018', riichi: [3] });
    expect(ids(noStick.notes)).toEqual(['nearest-wins-alone']);
  });

  it('treats a triple ron as a draw in the A-League: sticks stay, one more counter, the dealer stays (Tesuji R5)', () => {
    const result = settle(ron(3, [0, 1, 30], [1, 2, 30], [2, 3, 30]), {
      rules: 'tesuji-2018',
      riichi: [1],
      counters: 1,
      bets: 2,
      scores: [28_000, 30_000, 30_000, 30_000],
    });
    expect(result.deltas).toEqual([0, -1000, 0, 0]);
    expect(result.hands.map(({ paid }) => paid)).toEqual([false, false, false]);
    expect(result).toMatchObject({ redeal: false, next: { kind: 'hand', dealer: 0, counters: 2, bets: 3 } });
    expect(ids(result.notes)).toEqual(['triple-ron-follows-jpml']);
  });

  it('the order of the winners in the request changes nothing', () => {
    const more = { riichi: [0, 2], counters: 2, bets: 1 };
    const one = settle(ron(1, [0, 2, 30], [3, 1, 30], [2, 3, 40]), more);
    const other = settle(ron(1, [2, 3, 40], [0, 2, 30], [3, 1, 30]), more);
    expect(one).toEqual(other);
    expect(one.hands.map(({ seat }) => seat)).toEqual([2, 3, 0]);
  });
});

describe('liability', () => {
  const limit = (seat: number, from: string, pattern = 'daisangen'): object => ({
    seat,
    yakuman: 1,
    liable: [{ from, pattern }],
  });

  it.each([
    // Seat 1 wins; left of it sits seat 0, who is East, across seat 3, right seat 2.
    ['by draw the feeder pays all', { type: 'tsumo', winner: limit(1, 'left') }, [-32_000, 32_000, 0, 0]],
    [
      'big four winds are two in EMA 2012, also where they were counted once',
      { type: 'tsumo', winner: limit(1, 'left', 'daisuushii') },
      [-64_000, 64_000, 0, 0],
      { rules: 'ema-2012' },
    ],
    ['and the counters', { type: 'tsumo', winner: limit(1, 'right') }, [0, 32_600, -32_600, 0], { counters: 2 }],
    [
      'by discard of a third both pay half, the discarder the counters',
      { type: 'ron', discarder: 3, winners: [limit(1, 'left')] },
      [-16_000, 32_300, 0, -16_300],
      { counters: 1 },
    ],
    [
      'by discard of the feeder it is paid as any',
      { type: 'ron', discarder: 0, winners: [limit(1, 'left')] },
      [-32_300, 32_300, 0, 0],
      { counters: 1 },
    ],
    ['East wins', { type: 'ron', discarder: 2, winners: [limit(0, 'right')] }, [48_000, -24_000, -24_000, 0]],
    [
      'one of two winners',
      { type: 'ron', discarder: 3, winners: [limit(1, 'right'), { seat: 0, han: 1, fu: 30 }] },
      [1500, 32_000, -16_000, -17_500],
    ],
    [
      'the other winner is liable',
      { type: 'ron', discarder: 3, winners: [limit(1, 'left'), { seat: 0, han: 1, fu: 30 }] },
      [-14_500, 32_000, 0, -17_500],
    ],
  ])('%s (EMA 2016 3.3.9)', (_what, event, deltas, more: object = {}) => {
    expect(settle(event, more).deltas).toEqual(deltas);
  });

  it('holds a player liable for four kongs in the A-League only (Tesuji R12)', () => {
    const event = { type: 'tsumo', winner: limit(1, 'right', 'suukantsu') };
    const paid = AT_HAND_IDS.map((rules) => settle(event, { rules }));
    expect(paid.map(({ deltas }) => deltas[2])).toEqual([-8000, -8000, -8000, -32_000]);
    expect(paid.map(({ notes }) => ids(notes).includes('liability-not-used'))).toEqual([true, true, true, false]);
  });

  it('a hand with liability for four kongs has no big four winds (EMA 2012 4.2)', () => {
    const limits = { ...limit(1, 'left', 'suukantsu'), yakuman: 2 };
    const result = settleRequest({ ...TABLE, rules: 'ema-2012', event: { type: 'tsumo', winner: limits } });
    expect(result.ok ? '' : result.error.why).toBe('too-many-yakuman');
  });

  it('a hand in tiles keeps its notes at the table: nobody is liable, or a concealed kong is our reading', () => {
    const kong = (tiles: string, form: string) => ({ type: 'kong', form, tiles });
    const open = (tiles: string) => ({ type: 'pung', tiles });
    const notes = (rules: string, pattern: string, concealed: string, winningTile: string, ...melds: object[]) =>
      ids(
        settle(
          {
            type: 'tsumo',
            winner: { seat: 1, hand: { concealed, winningTile, melds, liable: [{ from: 'left', pattern }] } },
          },
          { rules },
        ).notes,
      );
    const kongs = ['2222m', '5555p', '7777s', '9999m'].map((tiles) => kong(tiles, 'open'));
    expect(notes('ema-2016', 'suukantsu', '1z', '1z', ...kongs)).toEqual(['liability-not-used']);
    expect(notes('tesuji-2018', 'suukantsu', '1z', '1z', ...kongs)).toEqual([]);
    const dragons = [kong('5555z', 'concealed'), open('666z'), open('777z')];
    expect(notes('tesuji-2018', 'daisangen', '2233m', '2m', ...dragons)).toEqual(['liable-with-concealed-kong']);
  });

  it('holds nobody liable for a hand below the limits, and says so', () => {
    const winner = { seat: 1, han: 13, fu: 30, liable: [{ from: 'left', pattern: 'daisangen' }] };
    const result = settle({ type: 'tsumo', winner });
    expect(result.deltas).toEqual([-12_000, 24_000, -6000, -6000]);
    expect(ids(result.notes)).toEqual(['liability-not-used']);
  });
});

describe('from tiles', () => {
  const PINFU = { concealed: '123m456p789s11s23p', winningTile: '4p' };

  it('with seats from the table, a hand scores as it would alone', () => {
    const result = settle({ type: 'tsumo', winner: { seat: 1, hand: PINFU } }, { counters: 1 });
    expect(result.deltas).toEqual([-800, 1800, -500, -500]);
    expect(result.hands[0]?.result).toMatchObject({ kind: 'win', han: 2, fu: 20, payment: { total: 1800, bets: 0 } });
  });

  it('two winners: one tile, counted once', () => {
    const other = { concealed: '123p567m999m22s23p', winningTile: '4p', doraIndicators: '8m', riichi: 'riichi' };
    const event = {
      type: 'ron',
      discarder: 3,
      winners: [
        { seat: 0, hand: { ...PINFU, doraIndicators: '8m' } },
        { seat: 2, hand: other },
      ],
    };
    const result = settle(event, { riichi: [2] });
    expect(result.hands.map(({ result: score }) => score?.kind)).toEqual(['win', 'win']);
    expect(result.deltas).toEqual([1500, 0, 8000, -9500]);
  });

  it('liability for sets that the hand does not have is refused', () => {
    const hand = { ...PINFU, liable: [{ from: 'left', pattern: 'daisangen' }] };
    expect(settleRequest({ ...TABLE, event: { type: 'tsumo', winner: { seat: 1, hand } } })).toMatchObject({
      ok: false,
      error: { code: 'impossible-context', field: 'event.winner.hand.liable[0]' },
    });
  });

  it('counters for the first only leave the hand of the other without them (test profile)', () => {
    const winners = [
      { seat: 0, hand: PINFU },
      { seat: 2, han: 2, fu: 30 },
    ];
    const result = settle(
      { type: 'ron', discarder: 3, winners },
      { rules: 'tenhou', counters: 2, bets: 1, riichi: [] },
    );
    expect(result.deltas).toEqual([3100, 0, 2000, -4100]);
    const far = settle({ type: 'ron', discarder: 1, winners }, { rules: 'tenhou', counters: 2 });
    expect(far.hands[1]).toMatchObject({ seat: 0, result: { payment: { total: 1500 } } });
    expect(far.deltas).toEqual([1500, -4100, 2600, 0]);
  });

  it('the second han that EMA 2012 asks for at five counters is asked of tiles and of counted hands', () => {
    const far = { rules: 'ema-2012', counters: 5 };
    expect(() => settle({ type: 'ron', discarder: 0, winners: [{ seat: 1, hand: PINFU }] }, far)).toThrow('hand');
    expect(() => settle(ron(0, [1, 1, 30]), far)).toThrow('winners[0]');
    expect(settle(ron(0, [1, 2, 30]), far).deltas[1]).toBe(3500);
    expect(settle(ron(0, [1, 1, 30]), { ...far, counters: 4 }).deltas[1]).toBe(2200);
  });
});

it('notes four riichi where they would have ended the hand before the win', () => {
  const all = { riichi: [0, 1, 2, 3] };
  expect(ids(settle(ron(1, [0, 2, 30]), all).notes)).toEqual([]);
  expect(ids(settle(ron(1, [0, 2, 30]), { ...all, rules: 'ema-2012' }).notes)).toEqual(['four-riichi-would-abort']);
  expect(ids(settle(ron(1, [0, 2, 30]), { ...TABLE, rules: 'ema-2012', riichi: [0, 1, 2] }).notes)).toEqual([]);
});
