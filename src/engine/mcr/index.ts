/** The door to the MCR rules: the 81 fan and what keeps which out, rulebooks as data, scoring with every reason, table and tournament. */
export { type HandDraft, parseDraft, parseRequest, refusalFor } from '../hand/draft.ts';
export { type HandRequest, isClosed } from '../hand/request.ts';
export { formatHandLink, parseHandLink } from '../hand/link.ts';
export { type MeldRequest, SEATS } from '../melds.ts';
export { compareTiles, formatTiles, parseTiles } from '../notation.ts';
export { KINDS, TILE_OF_KIND, type Tile, WINDS, type Wind, kindOf, suitOf, windKind } from '../tile.ts';
export type { Clause } from '../clause.ts';
export { FANS, type FanId, NUMBERED_FANS, PRINCIPLES, REPEATABLE, fanNumber, isFan } from './ids.ts';
export { OPTION_VALUES as MCR_OPTION_VALUES, type McrOptionId, type McrOptions } from './options.ts';
export type { McrCiteId, McrRules } from './rules.ts';
export { pointsOf } from './table.ts';
export type {
  McrExclude,
  McrItem,
  McrNoWin,
  McrNote,
  McrPayment,
  McrPrinciple,
  McrReadingScore,
  McrStep,
  McrWin,
} from './outcome.ts';
export { MINIMUM, addPayment, paymentOf } from './payment.ts';
export { EXCLUSIONS, type Reason, exclusionOf } from './exclusions.ts';
export { checkDraft } from './draft.ts';
export { type McrResult, scoreRequest } from './request.ts';
export { MCR_RULEBOOKS } from '../rulebooks/mcr.ts';
export { CONDITIONS, type ConditionId, type Values } from './rule.ts';
export { type WhyNot, whyNot } from './why-not.ts';
export { ladderOf } from './table/ladder.ts';
export type { McrEvent } from './table/settle-request.ts';
export { settleRequest } from './table/door.ts';
export { type McrFinishResult, finishRequest } from './tournament/finish.ts';
export { type McrLateness, latenessOf } from './tournament/lateness.ts';
export { type McrRankResult, rankRequest } from './tournament/rank.ts';
export { type McrPlayBecause, type McrPlayFollows, type McrPlayRuling, mayI } from './play/may.ts';
export type { McrPlayRequest } from './play/state.ts';
