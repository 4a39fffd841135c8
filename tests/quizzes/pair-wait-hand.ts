import type { HandRequest } from '../../src/engine/riichi/index.ts';
import type { QuestionOf } from '../../src/quizzes/games/question.ts';

/** A closed hand of chows waiting for its pair. */
export const PAIR_WAIT: HandRequest = {
  rules: 'ema-2016',
  concealed: '234567m345789p6s',
  winningTile: '6s',
  by: 'discard',
  seatWind: 'south',
  roundWind: 'east',
  riichi: 'riichi',
  bets: 1,
};

/** The question about its fu. */
export const PAIR_WAIT_FU = { skill: 'fu', rules: 'ema-2016', hand: PAIR_WAIT } as const satisfies QuestionOf<'fu'>;
