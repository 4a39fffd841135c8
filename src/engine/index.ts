/**
 * Public API for scripts, the build and code that serves both games; pages of one game import that game's own index.
 */
export type { Clause, NoteId } from './base/clause.ts';
export { type HandDraft, parseDraft, parseRequest } from './hand/draft.ts';
export { type HandRequest, type Liable, isClosed } from './hand/request.ts';
export { formatHandLink, parseHandLink } from './hand/link.ts';
export { REFUSALS } from './base/refusals.ts';
export type { ErrorCode, Refusal, RefusalId, Result } from './base/result.ts';
export {
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
  gameOf,
  isBook,
  isRiichiId,
  listedBook,
  standsOn,
} from './rulebooks/ids.ts';
export { MORE_CLAUSES, RULEBOOKS, type RuleSet } from './all-rulebooks.ts';
export {
  type ScoreResult,
  finishRequest,
  mayI,
  rankRequest,
  scoreLine,
  scoreRequest,
  settleLine,
  settleRequest,
} from './games.ts';
