import { hand, ron, table, type Golden } from './golden.ts';
import type { Side } from './types.ts';

const daisangen = (from: Side, pattern = 'daisangen') => ({ yakuman: 1, liable: [{ from, pattern }] });
const PAO_RON = ron(3, { seat: 1, ...daisangen('right') });

/** Yakuman with a liable player, each worked out on paper from the article. */
export const GOLDEN_LIABLE: Golden[] = [
  {
    name: 'liable by draw: the feeder pays the hand and the counters',
    at: 'EMA 2016 3.3.9',
    request: table('ema-2016', { type: 'tsumo', winner: { seat: 1, ...daisangen('left') } }, { counters: 1 }),
    deltas: [-32_300, 32_300, 0, 0],
    next: hand(1, 0, 0),
  },
  {
    name: 'liable by draw to East',
    at: 'EMA 2016 3.3.9',
    request: table('ema-2016', { type: 'tsumo', winner: { seat: 0, ...daisangen('across') } }),
    deltas: [48_000, 0, -48_000, 0],
    next: hand(0, 1, 0),
  },
  {
    name: 'liable by discard: half each, the counters from the discarder',
    at: 'EMA 2016 3.3.9',
    request: table('ema-2016', PAO_RON, { counters: 1 }),
    deltas: [0, 32_300, -16_000, -16_300],
    next: hand(1, 0, 0),
  },
  {
    name: 'liable by discard to East',
    at: 'EMA 2016 3.3.9',
    request: table('ema-2016', ron(1, { seat: 0, ...daisangen('left') }), { counters: 1 }),
    deltas: [48_300, -24_300, 0, -24_000],
    next: hand(0, 2, 0),
  },
  {
    name: 'the liable player is the discarder',
    at: 'EMA 2016 3.3.9',
    request: table('ema-2016', ron(2, { seat: 1, ...daisangen('right') }), { counters: 1 }),
    deltas: [0, 32_300, -32_300, 0],
    next: hand(1, 0, 0),
  },
  {
    name: 'the discarder alone pays a liable hand',
    at: 'option paoRon',
    request: table('ema-2016', PAO_RON, { counters: 1, knobs: { paoRon: 'discarder' } }),
    deltas: [0, 32_300, 0, -32_300],
    next: hand(1, 0, 0),
  },
  {
    name: 'the feeder pays the hand, the discarder the counters',
    at: 'option paoRon',
    request: table('ema-2016', PAO_RON, { counters: 1, knobs: { paoRon: 'feeder' } }),
    deltas: [0, 32_300, -32_000, -300],
    next: hand(1, 0, 0),
  },
  {
    name: 'the feeder pays the counters too',
    at: 'option paoCounters',
    request: table('ema-2016', PAO_RON, { counters: 1, knobs: { paoCounters: 'feeder' } }),
    deltas: [0, 32_300, -16_300, -16_000],
    next: hand(1, 0, 0),
  },
  {
    name: 'four kongs make nobody liable',
    at: 'EMA 2016 3.3.9',
    request: table('ema-2016', ron(3, { seat: 1, ...daisangen('right', 'suukantsu') })),
    deltas: [0, 32_000, 0, -32_000],
    next: hand(1, 0, 0),
  },
  {
    name: 'four kongs make the feeder liable',
    at: 'Tesuji R12',
    request: table('tesuji-2018', ron(3, { seat: 1, ...daisangen('right', 'suukantsu') })),
    deltas: [0, 32_000, -16_000, -16_000],
    next: hand(1, 0, 0),
  },
  {
    name: 'big four winds count double, in two halves',
    at: 'EMA 2012 4.2.5, 3.3.6',
    request: table('ema-2012', ron(3, { seat: 1, yakuman: 2, liable: [{ from: 'right', pattern: 'daisuushii' }] })),
    deltas: [0, 64_000, -32_000, -32_000],
    next: hand(1, 0, 0),
  },
  {
    name: 'the liable player is the other winner',
    at: 'EMA 2016 3.3.9, 4.1',
    request: table('ema-2016', ron(3, { seat: 2, han: 3, fu: 30 }, { seat: 1, ...daisangen('right') })),
    deltas: [0, 32_000, -12_100, -19_900],
    next: hand(1, 0, 0),
    paid: [1, 2],
  },
];
