import { hand, table, type Golden } from './golden.ts';
import type { Abort, Seat, SettleRequest, TableEvent } from './types.ts';

const draw = (tenpai: Seat[], nagashi?: Seat[]): TableEvent => ({ type: 'draw', tenpai, ...(nagashi && { nagashi }) });
const abort = (why: Abort): TableEvent => ({ type: 'abort', why });
const chombo = (...seats: Seat[]): TableEvent => ({ type: 'chombo', seats });
const ALL: Seat[] = [0, 1, 2, 3];
/** South's discards made a mangan while East, in riichi, is tenpai; two counters and a stick lie on the table. */
const NAGASHI: Partial<SettleRequest> = { riichi: [0], counters: 2, bets: 1 };
const afterUma = (seat: Seat) => ({ seat, points: 20_000, when: 'after-uma' as const });

/** Draws, hands broken off and chombo, each worked out on paper from the article. */
export const GOLDEN_OTHERS: Golden[] = [
  {
    name: 'two tenpai: 1,500 each; the deal passes, the counter is added',
    at: 'EMA 2016 3.4.2, 3.4.11',
    request: table('ema-2016', draw([1, 3])),
    deltas: [-1500, 1500, -1500, 1500],
    next: hand(1, 1, 0),
  },
  {
    name: 'East tenpai stays; the sticks lie on',
    at: 'EMA 2016 3.4.4, 3.4.11',
    request: table('ema-2016', draw([0, 2]), { riichi: [2], counters: 2, bets: 1 }),
    deltas: [1500, -1500, 500, -1500],
    next: hand(0, 3, 2),
  },
  {
    name: 'East tenpai passes where only a win stays',
    at: 'option dealerStays',
    request: table('ema-2016', draw([0]), { knobs: { dealerStays: 'win' } }),
    deltas: [3000, -1000, -1000, -1000],
    next: hand(1, 1, 0),
  },
  {
    name: 'nobody tenpai at two counters: three with the new East',
    at: 'EMA 2016 3.4.2',
    request: table('ema-2016', draw([]), { counters: 2 }),
    deltas: [0, 0, 0, 0],
    next: hand(1, 3, 0),
  },
  {
    name: 'four in riichi play to the end',
    at: 'EMA 2016 3.4.3',
    request: table('ema-2016', draw(ALL), { riichi: ALL }),
    deltas: [-1000, -1000, -1000, -1000],
    next: hand(0, 1, 4),
  },
  {
    name: 'a dead hand in riichi pays as noten and leaves its stick',
    at: 'EMA 2016 3.4.6',
    request: table('ema-2016', draw([0]), { riichi: [1] }),
    deltas: [3000, -2000, -1000, -1000],
    next: hand(0, 1, 1),
  },
  {
    name: 'noten East in the last hand: over, with sticks left',
    at: 'Tesuji R14',
    request: table('tesuji-2018', draw([1]), { roundWind: 'south', dealer: 3, riichi: [1], bets: 1 }),
    deltas: [-1000, 2000, -1000, -1000],
    next: { kind: 'over', bets: 2 },
  },
  {
    name: 'tenpai East in the last hand: it goes on',
    at: 'Tesuji R14',
    request: table('tesuji-2018', draw([3]), { roundWind: 'south', dealer: 3 }),
    deltas: [-1000, -1000, -1000, 3000],
    next: hand(3, 1, 0, 'south'),
  },
  {
    name: 'nagashi mangan with counters and sticks, without noten payments',
    at: 'EMA 2012 4.2.4',
    request: table('ema-2012', draw([0], [1]), NAGASHI),
    deltas: [-5200, 10_600, -2200, -2200],
    next: hand(0, 3, 0),
  },
  {
    name: 'nagashi mangan pays the mangan and no more',
    at: 'option nagashiPays',
    request: table('ema-2012', draw([0], [1]), { ...NAGASHI, knobs: { nagashiPays: 'mangan-only' } }),
    deltas: [-5000, 8000, -2000, -2000],
    next: hand(0, 3, 2),
  },
  {
    name: 'two nagashi mangan, East among them and noten: the stick is his, the deal passes',
    at: 'EMA 2012 4.2.4, our reading',
    request: table('ema-2012', draw([], [2, 0]), { bets: 1 }),
    deltas: [9000, -6000, 4000, -6000],
    next: hand(1, 1, 0),
  },
  {
    name: 'two nagashi mangan: the stick to the one nearer to East',
    at: 'EMA 2012 4.2.4, our reading',
    request: table('ema-2012', draw([], [1, 3]), { dealer: 2, bets: 1 }),
    deltas: [-4000, 6000, -8000, 7000],
    next: hand(3, 1, 0),
  },
  {
    name: 'nagashi where the rulebook has none: a draw like any other',
    at: 'EMA 2016 4.2.6',
    request: table('ema-2016', draw([0], [1])),
    deltas: [3000, -1000, -1000, -1000],
    next: hand(0, 1, 0),
  },
  {
    name: 'nine terminals and honours: no payments, one counter, East stays',
    at: 'EMA 2012 3.4.3, 3.4.10, 3.4.12',
    request: table('ema-2012', abort('nine-terminals'), { counters: 1, bets: 2 }),
    deltas: [0, 0, 0, 0],
    next: hand(0, 2, 2),
  },
  {
    name: 'four riichi: the sticks stay',
    at: 'EMA 2012 3.4.3',
    request: table('ema-2012', abort('four-riichi'), { riichi: ALL, bets: 1 }),
    deltas: [-1000, -1000, -1000, -1000],
    next: hand(0, 1, 5),
  },
  {
    name: 'four riichi where the rulebook plays on',
    at: 'EMA 2016 3.4.3',
    request: table('ema-2016', abort('four-riichi'), { riichi: ALL, bets: 1 }),
    deltas: [0, 0, 0, 0],
    next: { kind: 'same-hand' },
    known: false,
  },
  {
    name: 'a triple ron is no abortive draw',
    at: 'EMA 2012 4.1',
    request: table('ema-2012', abort('triple-ron')),
    deltas: [0, 0, 0, 0],
    next: { kind: 'same-hand' },
    known: false,
  },
  {
    name: 'a triple ron said as an abortive draw in the last hand',
    at: 'Tesuji R5, R14',
    request: table('tesuji-2018', abort('triple-ron'), { roundWind: 'south', dealer: 3, riichi: [0, 1] }),
    deltas: [-1000, -1000, 0, 0],
    next: hand(3, 1, 2, 'south'),
  },
  {
    name: 'chombo at the table: 4,000 to East, 2,000 to the others; sticks go back',
    at: 'EMA 2016 3.4.6 as Samara prints it',
    request: table('samara-2019', chombo(1), { riichi: [1, 2], counters: 1, bets: 2 }),
    deltas: [4000, -8000, 2000, 2000],
    next: hand(0, 1, 2),
    redeal: true,
  },
  {
    name: 'chombo of East: 4,000 to each, and he stays',
    at: 'EMA 2012 3.4.6',
    request: table('ema-2012', chombo(0)),
    deltas: [-12_000, 4000, 4000, 4000],
    next: hand(0, 0, 0),
    redeal: true,
  },
  {
    name: 'chombo off the tournament score',
    at: 'EMA 2016 3.4.6 of the booklet',
    request: table('ema-2016', chombo(1), { riichi: [2] }),
    deltas: [0, 0, 0, 0],
    next: hand(0, 0, 0),
    redeal: true,
    penalties: [afterUma(1)],
  },
  {
    name: 'two chombos of one hand, East among them',
    at: 'EMA 2012 3.4.6, our reading',
    request: table('ema-2012', chombo(0, 1)),
    deltas: [-8000, -4000, 6000, 6000],
    next: hand(0, 0, 0),
    redeal: true,
  },
  {
    name: 'two chombos off the tournament score, in the last hand',
    at: 'Tesuji S7, our reading',
    request: table('tesuji-2018', chombo(3, 0), { roundWind: 'south', dealer: 3, counters: 1, bets: 1 }),
    deltas: [0, 0, 0, 0],
    next: hand(3, 1, 1, 'south'),
    redeal: true,
    penalties: [afterUma(3), afterUma(0)],
  },
];
