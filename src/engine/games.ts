import { isObject } from './base/form.ts';
import { type Answered, type Refused, answering, answeringLines } from './hand/answer.ts';
import type { DraftCheck, HandDraft } from './hand/draft.ts';
import type { HandRequest } from './hand/request.ts';
import { mcr } from './mcr/game.ts';
import type { McrNoWin, McrWin } from './mcr/score/outcome.ts';
import { type Refusal, refuse } from './base/result.ts';
import { riichi } from './riichi/game.ts';
import type { NoWin, Win } from './riichi/score/outcome.ts';
import { BOOK_IDS, type BookId, type GameId, gameOf } from './rulebooks/ids.ts';
import { type Told, telling } from './sentences.ts';

/** What a game brings to the engine: whatever asks about hands, tables or tournaments goes through this. */
interface Game {
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

/** Every game by its id. */
const GAMES = { riichi, mcr } as const satisfies Readonly<Record<GameId, Game>>;

/** A request that was refused before it reached a game. */
interface RefusedFirst {
  readonly ok: false;
  readonly error: Refusal;
  readonly id?: string;
}

const unknownRules = (rules: string): ReturnType<typeof refuse> =>
  refuse('unknown-rules', 'rules', { rules: rules.slice(0, 40), wanted: BOOK_IDS.join(', ') });

function refusalOf(request: unknown): Refusal {
  if (!isObject(request)) return refuse('not-an-object', 'request').error;
  const { rules } = request;
  return (typeof rules === 'string' ? unknownRules(rules) : refuse('wrong-type', 'rules', { wanted: 'a text' })).error;
}

type Door = 'mayI' | 'settleRequest' | 'finishRequest' | 'rankRequest';
type AnswerOf<D extends Door> = ReturnType<(typeof GAMES)[GameId][D]>;

/** Passes requests of unknown form to the game of the rulebook that they name. */
const byGame =
  <D extends Door>(door: D): ((request: unknown) => AnswerOf<D> | RefusedFirst) =>
  (request) => {
    const rules = isObject(request) ? request.rules : undefined;
    const game = typeof rules === 'string' ? gameOf(rules) : undefined;
    if (game) return GAMES[game][door](request) as AnswerOf<D>;
    const id = isObject(request) ? request.id : undefined;
    return { ok: false, error: refusalOf(request), ...(typeof id === 'string' ? { id } : {}) };
  };

type Outcome = Win | NoWin | McrWin | McrNoWin;

/** The answer to a request by a rulebook of any game; a refusal says in English what would be right. */
export type ScoreResult = Told<Answered<Outcome>>;

const score = answering((request): Outcome | Refused => {
  const game = gameOf(request.rules);
  return game ? GAMES[game].score(request) : unknownRules(request.rules);
});

/** Scores a hand. This and the other doors take requests of unknown form, go by the game of their rulebook, and never throw. */
export const scoreRequest = telling(score);

/** Scores one line of JSON; a line that is not JSON is refused with `bad-json`. */
export const scoreLine = telling(answeringLines(score));

const settle = byGame('settleRequest');

/** Settles one hand at the table. */
export const settleRequest = telling(settle);

/** Settles one line of JSON; a line that is not JSON is refused with `bad-json`. */
export const settleLine = telling(answeringLines(settle));

/** Finishes one game. */
export const finishRequest = telling(byGame('finishRequest'));

/** Ranks the players of a tournament. */
export const rankRequest = telling(byGame('rankRequest'));

/** Says whether a player may do something. */
export const mayI = telling(byGame('mayI'));
