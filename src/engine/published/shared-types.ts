/** Types that the answers of both games are made of. */
export type { BookletId, Clause, NoteId } from '../base/clause.ts';
export type { Grade, Known, ReadingReason } from '../base/known.ts';
export type { ImpossibleId } from '../base/impossible.ts';
export type { Called, MeldRequest, Seat } from '../base/melds.ts';
export type { Open, Otherwise } from '../base/otherwise.ts';
export type { ErrorCode, Refusal, RefusalId, Result } from '../base/result.ts';
export type { Rank, Tile, Wind } from '../base/tile.ts';
export type { Answered, Refused } from '../hand/answer.ts';
export type { HandDraft } from '../hand/draft.ts';
export type { HandRequest, Liable } from '../hand/request.ts';
export type { OtherRuling } from '../play/other-rulings.ts';
export type { Cost, CostWhen, PlayQuestion, RefusedPlay, Ruling, Sanction, Then } from '../play/ruling.ts';
export type { BookId, GameId, McrId, RiichiId, RulebookId, RulebookOf } from '../rulebooks/ids.ts';
export type { ImpossibleThereId } from '../table/impossible-ids.ts';
export type { Move, Purse } from '../table/moves.ts';
export type { OtherSettlement } from '../table/other-settlements.ts';
export type { TableRefusal, TableRefusalId } from '../table/refusals.ts';
export type { RonEvent, SettleRequest, TsumoEvent, WinnerRequest } from '../table/request.ts';
export type { BookedPenalty, Next, NoteOf, Settled, SettledHand, TableRefused } from '../table/result.ts';
export type { BySeat, SeatNumber } from '../table/seats.ts';
export type {
  FinishRequest,
  Penalty,
  RankRequest,
  RankedGame,
  RankedPlayer,
  Readings,
  Substitute,
} from '../tournament/request.ts';
export type {
  CriterionId,
  Decided,
  FinishStep,
  Finished,
  FinishedPlayer,
  Ranked,
  Ranking,
  TournamentRefused,
} from '../tournament/result.ts';
