import { hand, ron, table, type Golden } from './golden.ts';
import type { SettleRequest } from './types.ts';

/** South deals in to West and East; East and North are in riichi; one counter and two sticks lie on the table. */
const DOUBLE = ron(1, { seat: 0, han: 2, fu: 40 }, { seat: 2, han: 3, fu: 30 });
const FULL_TABLE: Partial<SettleRequest> = { riichi: [0, 3], counters: 1, bets: 2 };
/** West deals in to all three; West and South are in riichi. */
const TRIPLE = ron(2, { seat: 0, han: 1, fu: 30 }, { seat: 1, han: 5, fu: 30 }, { seat: 3, han: 1, fu: 30 });
const THREE: Partial<SettleRequest> = { riichi: [2, 1], counters: 1, bets: 1 };

/** Wins by discard and by draw, each worked out on paper from the article. */
export const GOLDEN_WINS: Golden[] = [
  {
    name: 'a discard: 960 × 4 is 3,840, paid as 3,900',
    at: 'EMA 2016 4.1.2',
    request: table('ema-2016', ron(1, { seat: 2, han: 3, fu: 30 })),
    deltas: [0, -3900, 3900, 0],
    next: hand(1, 0, 0),
    paid: [2],
  },
  {
    name: 'East by discard: 960 × 6 is 5,760, paid as 5,800; one counter',
    at: 'EMA 2016 4.1.2, 3.4.9',
    request: table('ema-2016', ron(3, { seat: 0, han: 3, fu: 30 })),
    deltas: [5800, 0, 0, -5800],
    next: hand(0, 1, 0),
  },
  {
    name: 'four han and 30 fu are no mangan',
    at: 'EMA 2012 4.3 example 2',
    request: table('ema-2012', ron(3, { seat: 1, han: 4, fu: 30 })),
    deltas: [0, 7700, 0, -7700],
    next: hand(1, 0, 0),
  },
  {
    name: 'four han and 30 fu where mangan is rounded up to',
    at: 'option roundUpMangan',
    request: table('ema-2012', ron(3, { seat: 1, han: 4, fu: 30 }), { knobs: { roundUpMangan: true } }),
    deltas: [0, 8000, 0, -8000],
    next: hand(1, 0, 0),
  },
  {
    name: 'seven pairs: 25 fu as they stand',
    at: 'EMA 2016 4.1.1',
    request: table('ema-2016', ron(0, { seat: 3, han: 2, fu: 25 })),
    deltas: [-1600, 0, 0, 1600],
    next: hand(1, 0, 0),
  },
  {
    name: 'thirteen han: the highest ordinary limit',
    at: 'EMA 2016 6',
    request: table('ema-2016', ron(0, { seat: 3, han: 13, fu: 30 })),
    deltas: [-24_000, 0, 0, 24_000],
    next: hand(1, 0, 0),
  },
  {
    name: 'thirteen han: a counted yakuman',
    at: 'EMA 2012 p. 27',
    request: table('ema-2012', ron(0, { seat: 3, han: 13, fu: 30 })),
    deltas: [-32_000, 0, 0, 32_000],
    next: hand(1, 0, 0),
  },
  {
    name: 'the stick of a loser goes to the winner',
    at: 'EMA 2016 3.3.14',
    request: table('ema-2016', ron(3, { seat: 2, han: 3, fu: 30 }), { riichi: [0] }),
    deltas: [-1000, 0, 4900, -3900],
    next: hand(1, 0, 0),
  },
  {
    name: 'the winner takes his own stick back, and the discarder pays two counters',
    at: 'EMA 2016 3.3.14, 3.4.10',
    request: table('ema-2016', ron(3, { seat: 2, han: 3, fu: 30 }), { riichi: [2], counters: 2 }),
    deltas: [0, 0, 4500, -4500],
    next: hand(1, 0, 0),
  },
  {
    name: 'two winners: own stick back, the rest to the nearer one',
    at: 'EMA 2016 4.1',
    request: table('ema-2016', DOUBLE, { riichi: [0, 3] }),
    deltas: [3900, -7800, 4900, -1000],
    next: hand(0, 1, 0),
    paid: [2, 0],
  },
  {
    name: 'two winners: counters to each, old sticks to the nearer one',
    at: 'EMA 2016 4.1',
    request: table('ema-2016', DOUBLE, FULL_TABLE),
    deltas: [4200, -8400, 7200, -1000],
    next: hand(0, 2, 0),
  },
  {
    name: 'two winners, head bump: East is not paid, loses his stick and the deal',
    at: 'Tesuji R5',
    request: table('tesuji-2018', DOUBLE, FULL_TABLE),
    deltas: [-1000, -4200, 8200, -1000],
    next: hand(1, 0, 0),
    paid: [2],
  },
  {
    name: 'two winners, every stick to the first',
    at: 'option severalRonBets',
    request: table('ema-2016', DOUBLE, { ...FULL_TABLE, knobs: { severalRonBets: 'first' } }),
    deltas: [3200, -8400, 8200, -1000],
    next: hand(0, 2, 0),
  },
  {
    name: 'two winners, the counters to the first',
    at: 'option severalRonCounters',
    request: table('ema-2016', DOUBLE, { ...FULL_TABLE, knobs: { severalRonCounters: 'first' } }),
    deltas: [3900, -8100, 7200, -1000],
    next: hand(0, 2, 0),
  },
  {
    name: 'three winners, all paid',
    at: 'EMA 2016 3.3.1, 4.1',
    request: table('ema-2016', TRIPLE, THREE),
    deltas: [1800, 8300, -12_400, 3300],
    next: hand(0, 2, 0),
    paid: [3, 0, 1],
  },
  {
    name: 'three winners: dealt anew, sticks stay',
    at: 'Tesuji R5',
    request: table('tesuji-2018', TRIPLE, THREE),
    deltas: [0, -1000, -1000, 0],
    next: hand(0, 2, 3),
    paid: [],
  },
  {
    name: 'three winners, the first alone',
    at: 'option tripleRon',
    request: table('tesuji-2018', TRIPLE, { ...THREE, knobs: { tripleRon: 'head-bump' } }),
    deltas: [0, -1000, -2300, 4300],
    next: hand(1, 0, 0),
    paid: [3],
  },
  {
    name: 'a draw: East pays 1,920 as 2,000, the others 960 as 1,000',
    at: 'EMA 2016 4.1.2',
    request: table('ema-2016', { type: 'tsumo', winner: { seat: 2, han: 3, fu: 30 } }),
    deltas: [-2000, -1000, 4000, -1000],
    next: hand(1, 0, 0),
    paid: [2],
  },
  {
    name: 'East by draw: all pay the double',
    at: 'EMA 2016 4.1.2',
    request: table('ema-2016', { type: 'tsumo', winner: { seat: 0, han: 3, fu: 30 } }),
    deltas: [6000, -2000, -2000, -2000],
    next: hand(0, 1, 0),
  },
  {
    name: 'a draw at two counters with an old stick and an own one',
    at: 'EMA 2016 3.4.10, 3.3.14',
    request: table(
      'ema-2016',
      { type: 'tsumo', winner: { seat: 2, han: 2, fu: 30 } },
      { riichi: [2], counters: 2, bets: 1 },
    ),
    deltas: [-1200, -700, 3600, -700],
    next: hand(1, 0, 0),
  },
  {
    name: 'pinfu by draw: 640 as 700, 320 as 400',
    at: 'EMA 2016 4.1.1, 4.1.2',
    request: table('ema-2016', { type: 'tsumo', winner: { seat: 1, han: 2, fu: 20 } }),
    deltas: [-700, 1500, -400, -400],
    next: hand(1, 0, 0),
  },
  {
    name: 'a counter worth 1,500',
    at: 'option counterValue',
    request: table(
      'ema-2016',
      { type: 'tsumo', winner: { seat: 1, han: 2, fu: 20 } },
      { counters: 1, knobs: { counterValue: 1500 } },
    ),
    deltas: [-1200, 3000, -900, -900],
    next: hand(1, 0, 0),
  },
  {
    name: 'East wins the last hand: it goes on',
    at: 'EMA 2016 3.6',
    request: table('ema-2016', ron(0, { seat: 3, han: 1, fu: 30 }), { roundWind: 'south', dealer: 3 }),
    deltas: [-1500, 0, 0, 1500],
    next: hand(3, 1, 0, 'south'),
  },
  {
    name: 'another wins the last hand: it is over',
    at: 'EMA 2016 3.5',
    request: table('ema-2016', ron(3, { seat: 0, han: 1, fu: 30 }), { roundWind: 'south', dealer: 3, counters: 2 }),
    deltas: [1600, 0, 0, -1600],
    next: { kind: 'over', bets: 0 },
  },
  {
    name: 'the east round ends with the seat before the first East',
    at: 'EMA 2016 2.2, 3.5',
    request: table('ema-2016', ron(0, { seat: 3, han: 1, fu: 30 }), { dealer: 1, firstDealer: 2 }),
    deltas: [-1000, 0, 0, 1000],
    next: hand(2, 0, 0, 'south'),
  },
];
