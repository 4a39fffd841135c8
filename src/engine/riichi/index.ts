/** Public API of riichi: hands and notation, rulebooks as data, scoring with every reason, the table. */
export type { Clause, NoteId } from '../base/clause.ts';
export { GRADES, type Grade } from '../base/known.ts';
export {
  AT_HAND_IDS,
  BOOK_IDS,
  type BookId,
  type GameId,
  MCR_IDS,
  type McrId,
  RIICHI_IDS,
  RULEBOOK_LIST,
  type RiichiId,
  type RulebookId,
  type RulebookOf,
  baseBook,
  choicesIn,
  editionsBefore,
  gameOf,
  isBook,
  isRiichiId,
  listedBook,
  readBook,
  standsOn,
  withChoices,
} from '../rulebooks/ids.ts';
export {
  type DraftCheck,
  type HandDraft,
  type NeededField,
  type Unsaid,
  parseDraft,
  parseRequest,
  refusalFor,
} from '../hand/draft.ts';
export { type HandRequest, type Liable, isClosed } from '../hand/request.ts';
export { type MeldRequest, SEATS, type Seat } from '../base/melds.ts';
export { REFUSALS } from '../base/refusals.ts';
export type { ErrorCode, Refusal, RefusalId, Result } from '../base/result.ts';
export {
  KINDS,
  RED_FIVES,
  TILE_OF_KIND,
  type Tile,
  WINDS,
  type Wind,
  isDragon,
  isHonour,
  isOutside,
  isRed,
  isTile,
  kindOf,
  rankOf,
  suitOf,
  windKind,
} from '../base/tile.ts';
export { TILES } from '../base/tiles.ts';
export { compareTiles, formatTiles, parseTiles, tidyTiles } from '../base/notation.ts';
export type { AddStep, ExcludeStep, LimitStep, PayStep, Payer, RoundStep, Step } from './score/step.ts';
export {
  type CountingRule,
  type DoraRule,
  BASE_FU as baseFu,
  FU_ITEMS,
  type FuItem,
  LIMITS,
  type Limit,
  type PatternId,
  SET_FU as setFu,
  SPECIAL,
  YAKU,
  YAKUMAN,
  type Yaku,
  type Yakuman,
  isDoraRule,
} from './options/ids.ts';
export { OPTION_VALUES, type OptionId, type RiichiOptions } from './options/options.ts';
export { OPTION_IDS, SCORING_OPTIONS, TABLE_OPTIONS, TOURNAMENT_OPTIONS } from './options/names.ts';
export type { ScoringOptions } from './options/scoring.ts';
export type { TableOptions } from './options/table.ts';
export type { TournamentOptions } from './options/tournament.ts';
export type { CiteId, RiichiFacts, RiichiRules } from './options/rules.ts';
export { doraHan, doraOf } from './score/dora.ts';
export type { Item } from './score/evaluate.ts';
export { checkDraft, liabilitiesIn } from './score/draft.ts';
export type { WinningHand } from './hand/hand.ts';
export { EXTRA_FU } from './score/fu.ts';
export { LIMIT_BASE, baseOf, limitOf, limitRule, plainBase } from './score/limits.ts';
export type { FurtherLack } from './score/missing-on-request.ts';
export type { Lack, Missing } from './score/missing.ts';
export { type Payment, limitSteps, paymentSteps } from './score/payment.ts';
export { type Shares, type Winner, eachShare, sharesOf, timesOf, totalOf, upToHundred } from './score/shares.ts';
export type { Wait } from './hand/reading.ts';
export type { Before, NoWin, Note, ReadingScore, Win } from './score/outcome.ts';
export { YAKU_RULES, hanOf } from './score/yaku.ts';
export { addEdition } from './rulebooks/at-hand.ts';
export { EDITIONS } from './rulebooks/editions.ts';
export { RIICHI_RULEBOOKS, riichiRulesOf } from './rulebooks/list.ts';
export { choosing, chosenOptions, houseChoice } from './rulebooks/chosen.ts';
export { fetchRulebook, lacksOptions, mustFetch } from './rulebooks/on-demand.ts';
export type { NamedOverrides, Variant } from './options/rules.ts';
export { differingFacts, differingOptionIds } from './rulebooks/differences.ts';
export { namesOf, overridesOf } from './rulebooks/variants.ts';
export type { Refused } from '../hand/answer.ts';
export { readingsOpen } from '../base/otherwise.ts';
export { otherReadings } from './score/otherwise.ts';
export { type ScoreResult, scoreRequest } from './score/request.ts';
export type { OtherSettlement } from '../table/other-settlements.ts';
export { settleOtherwise } from './settle/otherwise.ts';
export { scoreHand } from './score/score.ts';
export { formatHandLink, parseHandLink } from '../hand/link.ts';
export { type Furiten, type FuritenReason, type TableEvent, furitenOf } from './table/furiten.ts';
export { type Permission, judgeKongAfterRiichi, judgeRiichi } from './table/riichi.ts';
export { type DeadTile, deadWallAfter } from './table/dead-wall.ts';
export {
  DEAD_STACKS,
  type DealtBlock,
  type DealtTile,
  STACKS,
  type Stack,
  countedStack,
  dealBlocks,
  dealSingles,
  deadWall,
  stackAt,
  stackKey,
} from './table/walls.ts';
export { type SwapRule, swapRule } from './table/calls.ts';
export type { Holding } from './hand/holding.ts';
export { type Waits, waitsOf } from './hand/waits.ts';
export { type Chance, type WhyNot, whyNot } from './score/why-not.ts';
export { type HanWorth, type Worth, worthOf } from './score/worth.ts';
export { TABLE_REFUSALS } from '../table/impossible.ts';
export type { TableRefusal, TableRefusalId } from '../table/refusals.ts';
export { type BySeat, SEAT_NUMBERS, type SeatNumber, eachSeat, placeSeen, windOf } from '../table/seats.ts';
export type { Move, Purse } from '../table/moves.ts';
export type { BookedPenalty, Next, NoteOf, Settled, TableRefused } from '../table/result.ts';
export type { WinnerRequest } from '../table/request.ts';
export type { AbortEvent, RiichiEvent } from './settle/settle-request.ts';
export { leastHan } from './score/counted.ts';
export { type RiichiSettleResult, settleKept, settleRequest } from './settle/settle.ts';
export {
  type FinishRequest,
  type Penalty,
  READINGS,
  type RankRequest,
  type RankedGame,
  type RankedPlayer,
  type Readings,
  type Substitute,
} from '../tournament/request.ts';
export type {
  CriterionId,
  FinishStep,
  Finished,
  FinishedPlayer,
  Ranked,
  Ranking,
  TournamentRefused,
} from '../tournament/result.ts';
export type { TableRule } from './rulebooks/clauses.ts';
export { TABLE_CLAUSES } from './rulebooks/table.ts';
export { pointsEntered } from './tournament/entered.ts';
export { type Entry, entryUnder } from './tournament/entry.ts';
export { type RiichiFinishResult, finishRequest } from './tournament/finish.ts';
export { type RiichiRankResult, rankRequest } from './tournament/rank.ts';
export { type Lateness, latenessOf } from './tournament/lateness.ts';
export { type HandEnd, type HandsLeft, handsLeft, signalAt } from './tournament/session.ts';
export { type AfterFourKongs, afterFourKongs } from './table/four-kongs.ts';
export { type PlayRuling, mayI } from './play/may.ts';
export { mayOtherwise } from './play/otherwise.ts';
export type { Moment, OtherClaim, PlayAction, PlayRequest, PlayState } from './play/state.ts';
export type { PlayRule } from './rulebooks/clauses.ts';
export { PLAY_CLAUSES } from './rulebooks/play.ts';
export type { PlayBecause, PlayFollows, PlayNote } from './play/ids.ts';
export type { Cost, CostWhen, Sanction } from '../play/ruling.ts';
