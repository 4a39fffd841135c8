/** The door for pages of MCR: the table and the tournament. */
export { ladderOf } from './table/ladder.ts';
export { settleRequest } from './table/door.ts';
export { type McrFinishResult, finishRequest } from './tournament/finish.ts';
export { type McrLateness, latenessOf } from './tournament/lateness.ts';
export { type McrRankResult, rankRequest } from './tournament/rank.ts';
