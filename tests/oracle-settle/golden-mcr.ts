import type { Golden } from './golden.ts';
import { hand, table } from './golden.ts';
import type { SettleRequest, TableEvent } from './types.ts';

const mers = (event: TableEvent, more: Partial<SettleRequest> = {}): SettleRequest =>
  table('mers-2014', event, { scores: [0, 0, 0, 0], ...more });
const SAME = { kind: 'same-hand' } as const;

/** Fouls that cost the offender alone: the ladder of a repeated one, lateness, another player's tiles knocked over. */
const FINES: [string, string, number][] = [
  ['the second time', 'MERS 3.1', 5],
  ['the third time', 'MERS 3.1', 10],
  ['the fourth time', 'MERS 3.1', 20],
  ['the fifth time', 'MERS 3.1', 30],
  ['ten minutes late', 'MERS 2.2', 10],
  ['fifteen minutes late', 'MERS 2.2', 20],
  ["another's tiles knocked over, at the most", 'MERS 2.7', 60],
];

/** Wins and fouls by Mahjong Competition Rules, each worked out on paper from the article. */
export const GOLDEN_MCR: Golden[] = [
  {
    name: 'a discard: 8 from each and the points from the discarder',
    at: 'Green Book 3.9.1',
    request: mers({ type: 'ron', discarder: 3, winners: [{ seat: 1, points: 20 }] }),
    deltas: [-8, 44, -8, -28],
    next: hand(1, 0, 0),
    paid: [1],
  },
  {
    name: 'a draw: 8 and the points from each; the deal passes even when East wins',
    at: 'Green Book 3.9.1',
    request: mers({ type: 'tsumo', winner: { seat: 0, points: 12 } }),
    deltas: [60, -20, -20, -20],
    next: hand(1, 0, 0),
    paid: [0],
  },
  {
    name: 'two winners: the nearest alone',
    at: 'Green Book 3.7.2',
    request: mers({
      type: 'ron',
      discarder: 2,
      winners: [
        { seat: 1, points: 88 },
        { seat: 3, points: 8 },
      ],
    }),
    deltas: [-8, -8, -16, 32],
    next: hand(1, 0, 0),
    paid: [3],
  },
  {
    name: 'a drawn hand',
    at: 'Green Book 3.9.1',
    request: mers({ type: 'draw' }),
    deltas: [0, 0, 0, 0],
    next: hand(1, 0, 0),
  },
  {
    name: 'the fourth deal ends the round',
    at: 'Green Book 3.9.1',
    request: mers({ type: 'draw' }, { roundWind: 'south', dealer: 3 }),
    deltas: [0, 0, 0, 0],
    next: hand(0, 0, 0, 'west'),
  },
  {
    name: 'the sixteenth deal ends the game',
    at: 'Green Book 3.9.1',
    request: mers({ type: 'draw' }, { roundWind: 'north', dealer: 1, firstDealer: 2 }),
    deltas: [0, 0, 0, 0],
    next: { kind: 'over', bets: 0 },
  },
  {
    name: 'a false hu that shows nothing costs no points',
    at: 'MERS 2.9.1, 3.3',
    request: mers({ type: 'false-hu', seat: 2, shown: 'nothing' }),
    deltas: [0, 0, 0, 0],
    next: SAME,
  },
  {
    name: 'a false hu below eight points: 10 to each',
    at: 'MERS 2.9.2',
    request: mers({ type: 'false-hu', seat: 2, shown: 'below-eight' }),
    deltas: [10, 10, -30, 10],
    next: SAME,
  },
  {
    name: 'a false hu with an invalid hand: 20 to each',
    at: 'MERS 2.9.2',
    request: mers({ type: 'false-hu', seat: 0, shown: 'invalid' }),
    deltas: [-60, 20, 20, 20],
    next: SAME,
  },
  ...FINES.map(([name, at, points]): Golden => ({
    name: `${name}: ${points} points, to nobody`,
    at,
    request: mers({ type: 'fine', seat: 1, points, to: 'nobody' }),
    deltas: [0, -points, 0, 0],
    next: SAME,
  })),
  {
    name: 'the wall destroyed: 30 to each',
    at: 'MERS 2.8.10',
    request: mers({ type: 'fine', seat: 1, points: 30, to: 'each' }),
    deltas: [30, -90, 30, 30],
    next: SAME,
  },
];
