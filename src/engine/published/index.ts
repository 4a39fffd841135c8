/** Both games in one: requests go to the game of the rulebook that they name, and refusals have an English message. */
export type * from './shared-types.ts';
export type * from './riichi-types.ts';
export type * from './mcr-types.ts';
export {
  type FinishResult,
  type MayResult,
  type RankResult,
  type RefusedFirst,
  type ScoreResult,
  type SettleResult,
  type WithReadings,
  finishRequest,
  mayI,
  rankRequest,
  scoreLine,
  scoreRequest,
  settleLine,
  settleRequest,
} from '../games.ts';
export type { WithMessage } from '../sentences.ts';
export { parseDraft } from '../hand/draft.ts';
export { isClosed } from '../hand/request.ts';
export { formatHandLink, parseHandLink } from '../hand/link.ts';
export { formatTiles, parseTiles, tidyTiles } from '../base/notation.ts';
export { BOOK_IDS, MCR_IDS, RIICHI_IDS, gameOf } from '../rulebooks/ids.ts';
export { MCR_RULEBOOKS } from '../mcr/rulebooks/list.ts';
export { RIICHI_RULEBOOKS } from '../riichi/rulebooks/list.ts';
export { fetchRulebook, mustFetch } from '../riichi/rulebooks/on-demand.ts';
export type { Schema } from '../base/form.ts';
export { REQUEST_SCHEMAS } from './schema.ts';
