import { isObject, refuseWhole } from './base/form.ts';
import { onPlainCopy } from './base/plain.ts';
import { type Answered, type Refused, answering, answeringLines } from './hand/answer.ts';
import type { DraftCheck, HandDraft } from './hand/draft.ts';
import type { HandRequest } from './hand/request.ts';
import { mcr } from './mcr/game.ts';
import type { McrNoWin, McrWin } from './mcr/score/outcome.ts';
import { ruledOtherwise, scoredOtherwise, settledOtherwise } from './other-answers.ts';
import type { Otherwise } from './base/otherwise.ts';
import { type Refusal, refuse } from './base/result.ts';
import { riichi } from './riichi/game.ts';
import type { NoWin, Win } from './riichi/score/outcome.ts';
import { BOOK_IDS, type BookId, type GameId, gameOf } from './rulebooks/ids.ts';
import { type WithMessage, withMessages } from './sentences.ts';

/** What each game implements; every question about hands, tables and tournaments goes through it. */
interface Game {
  readonly id: GameId;
  /** The rulebook used when none is chosen. */
  readonly defaultRulebook: BookId;
  /** Tells whether a hand is complete, unfinished or impossible. */
  readonly checkDraft: (draft: HandDraft) => DraftCheck<object>;
  /** Scores a request whose form was checked. */
  readonly score: (request: HandRequest) => object | Refused;
  /** A hand by the readings that its rulebook leaves open, where they change what it is worth. */
  readonly otherReadings: (request: HandRequest) => readonly Otherwise<string, object>[];
  /** Judges a player's action. This and the functions below accept any value and never throw. */
  readonly mayI: (request: unknown) => object;
  /** The same by the readings that its rulebook leaves open, where they change the ruling. */
  readonly mayOtherwise: (request: unknown) => readonly object[];
  /** Settles one hand at the table. */
  readonly settleRequest: (request: unknown) => object;
  /** The same by the readings that its rulebook leaves open, where they change it. */
  readonly settleOtherwise: (request: unknown) => readonly object[];
  /** Finishes a game: places and the result entered for each player. */
  readonly finishRequest: (request: unknown) => object;
  /** Ranks the players of a tournament. */
  readonly rankRequest: (request: unknown) => object;
}

/** Every game by its id. */
const GAMES = { riichi, mcr } as const satisfies Readonly<Record<GameId, Game>>;

/** A request refused before it reached a game. */
export interface RefusedFirst {
  readonly ok: false;
  readonly error: Refusal;
  readonly id?: string;
}

const unknownRules = (rules: string): ReturnType<typeof refuse> =>
  refuse('unknown-rules', 'rules', { rules: rules.slice(0, 40), wanted: BOOK_IDS.join(', ') });

function refusalOf(request: unknown): Refusal {
  if (!isObject(request)) return refuseWhole(request);
  const { rules } = request;
  return (typeof rules === 'string' ? unknownRules(rules) : refuse('wrong-type', 'rules', { wanted: 'a text' })).error;
}

type Door = 'mayI' | 'settleRequest' | 'finishRequest' | 'rankRequest';
type AnswerOf<D extends Door> = ReturnType<(typeof GAMES)[GameId][D]>;

const gameIn = (request: unknown): GameId | undefined =>
  isObject(request) && typeof request.rules === 'string' ? gameOf(request.rules) : undefined;

/** Passes a request to the game of the rulebook it names. */
const byGame = <D extends Door>(door: D): ((request: unknown) => AnswerOf<D> | RefusedFirst) =>
  onPlainCopy((request) => {
    const game = gameIn(request);
    if (game) return GAMES[game][door](request) as AnswerOf<D>;
    const id = isObject(request) ? request.id : undefined;
    return { ok: false, error: refusalOf(request), ...(typeof id === 'string' ? { id } : {}) };
  });

/** The other readings that change an answer; absent where there are none. */
export interface WithReadings {
  readonly otherwise?: readonly object[];
}

/** A door whose answer names the other readings that change it. */
const withReadings =
  <Answer extends object>(door: (request: unknown) => Answer, otherwise: (request: unknown) => WithReadings) =>
  (request: unknown): Answer & WithReadings => ({ ...door(request), ...otherwise(request) });

type Outcome = (Win | NoWin | McrWin | McrNoWin) & WithReadings;

/** The answer to a scoring request; a refusal explains in English what would be right. */
export type ScoreResult = WithMessage<Answered<Outcome>>;

const score = answering((request): Outcome | Refused => {
  const game = gameOf(request.rules);
  if (!game) return unknownRules(request.rules);
  const { score, otherReadings } = GAMES[game];
  const result = score(request);
  return result.ok ? { ...result, ...scoredOtherwise(otherReadings(request)) } : result;
});

/** Scores a hand by the game of its rulebook. This and the functions below accept any value and never throw. */
export const scoreRequest: (request: unknown) => ScoreResult = withMessages(score);

/** Scores one line of JSON; a line that is not JSON is refused with `bad-json`. */
export const scoreLine: (line: string) => ScoreResult = withMessages(answeringLines(score));

const settle = withReadings(
  byGame('settleRequest'),
  onPlainCopy((request) => {
    const game = gameIn(request);
    return settledOtherwise(game ? GAMES[game].settleOtherwise(request) : []);
  }),
);

/** The answer to a request to settle a hand. */
export type SettleResult = WithMessage<ReturnType<typeof settle>>;

/** Settles one hand at the table. */
export const settleRequest: (request: unknown) => SettleResult = withMessages(settle);

/** Settles one line of JSON; a line that is not JSON is refused with `bad-json`. */
export const settleLine: (line: string) => WithMessage<ReturnType<typeof settle> | Refused> = withMessages(
  answeringLines(settle),
);

const finish = byGame('finishRequest');

/** The answer to a request to finish a game. */
export type FinishResult = WithMessage<ReturnType<typeof finish>>;

/** Finishes one game. */
export const finishRequest: (request: unknown) => FinishResult = withMessages(finish);

const rank = byGame('rankRequest');

/** The answer to a request to rank players. */
export type RankResult = WithMessage<ReturnType<typeof rank>>;

/** Ranks the players of a tournament. */
export const rankRequest: (request: unknown) => RankResult = withMessages(rank);

const judge = withReadings(
  byGame('mayI'),
  onPlainCopy((request) => {
    const game = gameIn(request);
    return ruledOtherwise(game ? GAMES[game].mayOtherwise(request) : []);
  }),
);

/** The answer to a question “may I …?”. */
export type MayResult = WithMessage<ReturnType<typeof judge>>;

/** Judges whether a player may do something. */
export const mayI: (request: unknown) => MayResult = withMessages(judge);
