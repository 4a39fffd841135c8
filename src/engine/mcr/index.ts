/**
 * Public API of MCR: the 81 fan and their exclusions, rulebooks as data, scoring with every reason, table and
 * tournament.
 */
export { type HandDraft, parseDraft, parseRequest, refusalFor } from '../hand/draft.ts';
export { type HandRequest, isClosed } from '../hand/request.ts';
export { formatHandLink, parseHandLink } from '../hand/link.ts';
export { type MeldRequest, SEATS } from '../base/melds.ts';
export { compareTiles, formatTiles, parseTiles } from '../base/notation.ts';
export { KINDS, TILE_OF_KIND, type Tile, WINDS, type Wind, kindOf, suitOf, windKind } from '../base/tile.ts';
export type { Clause } from '../base/clause.ts';
export { FANS, type FanId, NUMBERED_FANS, PRINCIPLES, REPEATABLE, fanNumber, isFan } from './options/ids.ts';
export { OPTION_VALUES as MCR_OPTION_VALUES, type McrOptionId, type McrOptions } from './options/options.ts';
export type { McrCiteId, McrRules } from './options/rules.ts';
export { MCR_TABLE_CLAUSES } from './rulebooks/table.ts';
export { pointsOf } from './score/table.ts';
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
} from './score/outcome.ts';
export { MINIMUM, addPayment, paymentOf } from './score/payment.ts';
export { EXCLUSIONS, type Reason, exclusionOf } from './score/exclusions.ts';
export { checkDraft } from './score/draft.ts';
export { readingsOpen } from '../base/otherwise.ts';
export { otherReadings } from './score/otherwise.ts';
export { type McrResult, scoreRequest } from './score/request.ts';
export { MCR_RULEBOOKS } from './rulebooks/list.ts';
export { CONDITIONS, type ConditionId, type Values } from './fan/rule.ts';
export { type WhyNot, whyNot } from './score/why-not.ts';
export { ladderOf } from './settle/ladder.ts';
export type { McrEvent } from './settle/settle-request.ts';
export { settleRequest } from './settle/door.ts';
export { settleOtherwise } from './settle/otherwise.ts';
export { type McrFinishResult, finishRequest } from './tournament/finish.ts';
export { type McrLateness, latenessOf } from './tournament/lateness.ts';
export { type McrRankResult, rankRequest } from './tournament/rank.ts';
export { type McrPlayBecause, type McrPlayFollows, type McrPlayRuling, mayI } from './play/may.ts';
export { mayOtherwise } from './play/otherwise.ts';
export type { McrPlayRequest } from './play/state.ts';
