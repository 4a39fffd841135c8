/** Types of riichi’s requests and answers. */
export type { AddOf, ExcludeOf, LimitOf, PayOf, RoundOf } from '../base/step.ts';
export type { Wait } from '../riichi/hand/reading.ts';
export type { CountingRule, DoraRule, FuItem, Limit, PatternId, Yaku, Yakuman } from '../riichi/options/ids.ts';
export type { OptionId, RiichiOptions } from '../riichi/options/options.ts';
export type { CiteId, NamedOverrides, RiichiFacts, RiichiRules, Variant } from '../riichi/options/rules.ts';
export type { ScoringOptions } from '../riichi/options/scoring.ts';
export type { TableOptions } from '../riichi/options/table.ts';
export type { TournamentOptions } from '../riichi/options/tournament.ts';
export type { PlayBecause, PlayFollows, PlayNote } from '../riichi/play/ids.ts';
export type { PlayRuling } from '../riichi/play/may.ts';
export type { Moment, OtherClaim, PlayAction, PlayRequest, PlayState } from '../riichi/play/state.ts';
export type { DoraCount } from '../riichi/score/dora.ts';
export type { Item } from '../riichi/score/evaluate.ts';
export type { Lack, Missing } from '../riichi/score/missing.ts';
export type { Before, Lost, NoWin, Note, ReadingScore, Win } from '../riichi/score/outcome.ts';
export type { Payment } from '../riichi/score/payment.ts';
export type { Shares } from '../riichi/score/shares.ts';
export type {
  AddStep,
  ExcludeStep,
  LimitStep,
  OwnCondition,
  PayStep,
  Payer,
  RoundStep,
  Step,
} from '../riichi/score/step.ts';
export type {
  AbortEvent,
  ChomboEvent,
  DrawEvent,
  RiichiEvent,
  RiichiSettleRequest,
} from '../riichi/settle/settle-request.ts';
export type { HandScore, RiichiTableNote } from '../riichi/settle/settle-types.ts';
export type { RiichiSettleResult } from '../riichi/settle/settle.ts';
export type { TableEvent } from '../riichi/table/furiten.ts';
export type { KongObstacle } from '../riichi/table/riichi.ts';
export type { RiichiFinishResult } from '../riichi/tournament/finish.ts';
export type { RiichiRankResult } from '../riichi/tournament/rank.ts';
