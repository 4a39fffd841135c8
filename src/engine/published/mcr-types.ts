/** Types of MCR’s requests and answers. */
export type { ConditionId, Values } from '../mcr/fan/rule.ts';
export type { CountingRule as McrCountingRule, FanId, Principle } from '../mcr/options/ids.ts';
export type { McrOptionId, McrOptions } from '../mcr/options/options.ts';
export type { McrCiteId, McrRulebookFacts, McrRules } from '../mcr/options/rules.ts';
export type { McrPlayBecause, McrPlayFollows, McrPlayRuling } from '../mcr/play/may.ts';
export type { McrClaim, McrMoment, McrPlayAction, McrPlayRequest, McrPlayState } from '../mcr/play/state.ts';
export type {
  McrAdd,
  McrExclude,
  McrItem,
  McrNoWin,
  McrNote,
  McrPay,
  McrPayment,
  McrPrinciple,
  McrReadingScore,
  McrStep,
  McrWin,
} from '../mcr/score/outcome.ts';
export type {
  FalseHuEvent,
  FineEvent,
  McrDrawEvent,
  McrEvent,
  McrSettleRequest,
} from '../mcr/settle/settle-request.ts';
export type { McrSettleResult } from '../mcr/settle/settle.ts';
export type { McrFinishResult } from '../mcr/tournament/finish.ts';
export type { McrRankResult } from '../mcr/tournament/rank.ts';
