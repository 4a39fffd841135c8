import { FLAG } from './scoring.ts';

/** Abortive draws that a rulebook may know. */
const ABORTIVE_DRAWS = ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs', 'triple-ron'] as const;

/** Options that settling a hand and judging play at the table read, with the values that each may take. */
export const TABLE_VALUES = {
  severalRons: ['all-paid', 'head-bump'],
  tripleRon: ['all-paid', 'head-bump', 'redeal'],
  /** Who gets the sticks: winners take back their own and the nearest winner the rest, or the nearest takes all. */
  severalRonBets: ['own-then-nearest', 'first'],
  /** Whether every winner is paid for the counters, or only the one nearest to the discarder's right. */
  severalRonCounters: ['each', 'first'],
  nagashiMangan: FLAG,
  /** Whether a nagashi mangan also takes counters and sticks. */
  nagashiPays: ['counters-and-bets', 'mangan-only'],
  /** Points that change hands in all between tenpai and noten players. */
  notenPool: [3000],
  /** What a chombo costs: a mangan paid at the table, or points off the tournament's score, after uma. */
  chombo: [
    { kind: 'table-mangan' },
    { kind: 'tournament', points: 20000 },
    { kind: 'tournament', points: 30000 },
    { kind: 'tournament', points: 40000 },
  ],
  dealerStays: ['win-or-tenpai', 'win'],
  kuikae: ['banned', 'same-tile-banned', 'free'],
  /** What lifts temporary furiten beside the own draw: the own claim, anybody's claim, or nothing. */
  temporaryFuritenEnds: ['own-draw-or-claim', 'any-claim', 'own-turn'],
  /** Tiles that the wall must still have for a riichi: enough for an own draw, for anybody's draw, or none. */
  riichiTilesLeft: [4, 1, 0],
  kongAfterRiichi: ['same-waits-only-triplet', 'same-waits', 'never'],
  fourKongs: ['play-on', 'abort-if-several-players'],
} as const;

/** The lists among them: any selection of these. */
export const TABLE_LISTS = { abortiveDraws: ABORTIVE_DRAWS } as const;

/** What decides how a hand is played, ended and settled at the table. */
export type TableOptions = {
  readonly [K in keyof typeof TABLE_VALUES]: (typeof TABLE_VALUES)[K][number];
} & {
  readonly abortiveDraws: readonly (typeof ABORTIVE_DRAWS)[number][];
};
