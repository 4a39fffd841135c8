import { describe, expect, it } from 'vitest';
import type { Contestant, Criterion, Game, RankRequest } from './finish-types.ts';
import { oracleRank } from './rank.ts';
import { handsAfterSignal, lateness } from './session.ts';

/** A game as place, points and total. */
const game = (place: number, points: number, total = points - 30_000): Game => ({ place, points, total });
const player = (name: string, games: Game[], more: Partial<Contestant> = {}): Contestant => ({ name, games, ...more });
const lines = (request: RankRequest) =>
  oracleRank(request).map(({ name, rank, below }) => [name, rank, below] as const);
type Line = readonly [string, number, Criterion | null];

const staged = (name: string, places: number[], totals: number[], missed: number[] = []): Contestant =>
  player(
    name,
    places.map((place, at) => ({
      ...game(place, 30_000, totals[at] ?? 0),
      stage: at + 1,
      ...(missed.includes(at + 1) && { missed: true }),
    })),
  );

describe('tournaments ranked by hand', () => {
  it.each<[string, RankRequest, Line[]]>([
    [
      'SAM 6.3.1: the average place before the points',
      { rules: 'samara-2019', players: [player('b', [game(2, 60_000)]), player('a', [game(1.5, 31_000)])] },
      [
        ['a', 1, null],
        ['b', 2, 'average-place'],
      ],
    ],
    [
      'SAM 6.3.2: the points, less penalties',
      {
        rules: 'samara-2019',
        players: [player('a', [game(1, 40_000)], { penalty: 5000 }), player('b', [game(1, 36_000)])],
      },
      [
        ['b', 1, null],
        ['a', 2, 'points'],
      ],
    ],
    [
      'SAM 6.3: equal in all four share the rank, and the next one is third',
      {
        rules: 'samara-2019',
        players: [
          player('c', [game(3, 20_000), game(3, 20_000)]),
          player('a', [game(1, 40_000), game(2, 30_000)]),
          player('b', [game(2, 30_000), game(1, 40_000)]),
        ],
      },
      [
        ['a', 1, null],
        ['b', 1, null],
        ['c', 3, 'average-place'],
      ],
    ],
    [
      'SAM 6.3, our reading: a missed session is a fourth place',
      {
        rules: 'samara-2019',
        players: [player('a', [{ ...game(1, 30_000), missed: true }]), player('b', [game(3, 20_000)])],
      },
      [
        ['b', 1, null],
        ['a', 2, 'average-place'],
      ],
    ],
    [
      'EMA 2012 3.6.1, 5.7: totals; the disqualified player last, the withdrawn one not at all',
      {
        rules: 'ema-2012',
        players: [
          player('out', [game(1, 50_000, 50_000)], { status: 'disqualified' }),
          player('gone', [game(1, 50_000, 50_000)], { status: 'withdrawn' }),
          player('a', [game(1, 40_000, 40_000)], { penalty: 12_000 }),
          player('b', [game(1, 30_000, 30_000)]),
        ],
      },
      [
        ['b', 1, null],
        ['a', 2, 'total'],
        ['out', 3, 'disqualified'],
      ],
    ],
    [
      'Tesuji F8: in a stage the better average place decides a tie',
      {
        rules: 'tesuji-2018',
        players: ['a', 'b'].map((name, at) => player(name, [{ ...game(2 - at, 30_000, 4000), stage: 2 }])),
        readings: { tesujiOverallTies: 'shared' },
      },
      [
        ['b', 1, null],
        ['a', 2, 'average-place'],
      ],
    ],
    [
      'Tesuji F9: overall a tie is decided by the average place, as read',
      { rules: 'tesuji-2018', players: [staged('a', [2, 2], [0, 0]), staged('b', [1, 2], [0, 0])] },
      [
        ['b', 1, null],
        ['a', 2, 'average-place'],
      ],
    ],
    [
      'Tesuji F9: overall a tie is shared, as read',
      {
        rules: 'tesuji-2018',
        players: [staged('a', [2, 2], [0, 0]), staged('b', [1, 2], [0, 0])],
        readings: { tesujiOverallTies: 'shared' },
      },
      [
        ['a', 1, null],
        ['b', 1, null],
      ],
    ],
    [
      'Tesuji F10: one missed stage costs 60,000, two the title',
      {
        rules: 'tesuji-2018',
        players: [
          staged('two', [1, 1, 1], [90_000, 0, 0], [2, 3]),
          staged('one', [1, 1, 1], [50_000, 0, 0], [2]),
          staged('all', [3, 3, 3], [-9000, 0, 0]),
        ],
      },
      [
        ['all', 1, null],
        ['one', 2, 'total'],
        ['two', 3, 'out-of-the-title'],
      ],
    ],
    [
      'Green Book 3.10.1: table points, then game points',
      {
        rules: 'mers-2014',
        players: [
          player('a', [game(1, 40, 4), game(4, -70, 0)]),
          player('b', [game(2, 10, 2), game(2, 15, 2)]),
          player('c', [game(1, 99, 4), game(3, 0, 1)]),
        ],
      },
      [
        ['c', 1, null],
        ['b', 2, 'table-points'],
        ['a', 3, 'game-points'],
      ],
    ],
    [
      'MERS 4.3, 4.4: missed sessions and disqualified players have no table points',
      {
        rules: 'mers-2014',
        players: [
          player('out', [game(1, 90, 4), game(1, 90, 4)], { status: 'disqualified' }),
          player('ill', [game(1, 50, 4), { ...game(1, 50, 4), missed: true }]),
          player('a', [game(1, 10, 4), game(3, 0, 1)]),
        ],
      },
      [
        ['a', 1, null],
        ['ill', 2, 'table-points'],
        ['out', 3, 'disqualified'],
      ],
    ],
  ])('%s', (_, request, expected) => {
    expect(lines(request)).toEqual(expected);
  });
});

describe('time', () => {
  it('counts the hands after the signal', () => {
    expect(handsAfterSignal('ema-2016', true)).toBe(2);
    expect(handsAfterSignal('samara-2019', true)).toBe(1);
    expect(handsAfterSignal('mers-2014', true)).toBe(0);
  });

  it.each([
    [0, 0, false],
    [1, 10, false],
    [10, 10, false],
    [11, 20, false],
    [15, 20, false],
    [16, 0, true],
  ])('MERS 2.2: %i minutes late', (minutes, points, substitute) => {
    expect(lateness('mers-2014', minutes)).toEqual({ points, substitute });
  });

  it('leaves lateness at Tesuji to the referee', () => {
    expect(lateness('tesuji-2018', 5)).toBeNull();
  });
});
