import type { DraftCheck, HandDraft } from './hand/draft.ts';
import type { Refused } from './hand/answer.ts';
import type { HandRequest } from './hand/request.ts';
import type { BookId, GameId } from './rulebooks/ids.ts';

/** What a game brings to the engine: whatever asks about hands, tables or tournaments goes through this. */
export interface Game {
  readonly id: GameId;
  /** The rulebook where none was chosen. */
  readonly defaultRulebook: BookId;
  /** Says whether a hand is complete, unfinished or impossible. */
  readonly checkDraft: (draft: HandDraft) => DraftCheck<object>;
  /** Scores a request of the right form. */
  readonly score: (request: HandRequest) => object | Refused;
  /** Judges what a player may do. This and what follows take requests of unknown form and never throw. */
  readonly mayI: (request: unknown) => object;
  /** Settles one hand at the table. */
  readonly settleRequest: (request: unknown) => object;
  /** Finishes a game: places and what is entered. */
  readonly finishRequest: (request: unknown) => object;
  /** Ranks the players of a tournament. */
  readonly rankRequest: (request: unknown) => object;
}
