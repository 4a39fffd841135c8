/** Options that finishing a game, ranking and keeping time read, with the values that each may take. Points throughout. */
export const TOURNAMENT_VALUES = {
  startPoints: [30000, 25000],
  /** Riichi sticks left on the table after the last hand. */
  leftoverBets: ['winner', 'nobody'],
  /** Uma from first to fourth place; where it varies, by the number of players at or above their starting points. */
  uma: [
    { kind: 'fixed', points: [15000, 5000, -5000, -15000] },
    { kind: 'fixed', points: [30000, 10000, -10000, -30000] },
    {
      kind: 'by-players-in-plus',
      points: [
        [8000, 4000, -4000, -8000],
        [12000, -1000, -3000, -8000],
        [8000, 4000, -4000, -8000],
        [8000, 3000, 1000, -12000],
        [0, 0, 0, 0],
      ],
    },
    { kind: 'none' },
  ],
  ranking: ['total-with-uma', 'average-place'],
  sessionMinutes: [90, 105, 75],
  signalMinutes: [15, 10, 0],
  handsAfterSignal: [1, 0],
  /** Points deducted for each minute late, when they are deducted, and after how many minutes a substitute plays. */
  lateness: [
    { kind: 'after-the-game', points: 1000, minutes: 10 },
    { kind: 'at-once', points: 1000, minutes: 10 },
    { kind: 'referee' },
  ],
  /**
   * What is entered for a player who is replaced: points against the start, and uma. A substitute who came in during the game
   * stands last at the table, or where he played himself to (`as-played`).
   */
  substitutes: [
    { kind: 'entry', points: -15000, uma: -15000 },
    { kind: 'entry', points: 0, uma: -30000 },
    { kind: 'entry', points: 0, uma: -30000, places: 'as-played' },
    { kind: 'entry', points: -30000, uma: -30000, places: 'as-played' },
    { kind: 'entry', points: -15000, uma: -15000, places: 'as-played' },
    { kind: 'referee' },
  ],
} as const;

/** What decides how games are finished, ranked and timed. */
export type TournamentOptions = {
  readonly [K in keyof typeof TOURNAMENT_VALUES]: (typeof TOURNAMENT_VALUES)[K][number];
};
