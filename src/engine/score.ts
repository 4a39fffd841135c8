import { type Answered, type Refused, answering, answeringLines } from './hand/answer.ts';
import type { HandRequest } from './hand/request.ts';
import type { McrNoWin, McrWin } from './mcr/outcome.ts';
import { scoreMcr } from './mcr/request.ts';
import { refuse } from './result.ts';
import type { NoWin, Win } from './riichi/outcome.ts';
import { scoreRiichi } from './riichi/request.ts';
import { BOOK_IDS, type GameId, gameOf } from './rulebooks/ids.ts';
import { type Told, telling } from './sentences.ts';

type Outcome = Win | NoWin | McrWin | McrNoWin;

/** The answer to a request by a rulebook of any game; a refusal says in English what would be right. */
export type ScoreResult = Told<Answered<Outcome>>;

/** What answers for each game; one that is not in here has no rules yet. */
const GAMES: Readonly<Partial<Record<GameId, (request: HandRequest) => Outcome | Refused>>> = {
  riichi: scoreRiichi,
  mcr: scoreMcr,
};

const scorerOf = (rules: string): (typeof GAMES)[GameId] => {
  const game = gameOf(rules);
  return game && GAMES[game];
};

const answer = answering((request): Outcome | Refused => {
  const score = scorerOf(request.rules);
  if (score) return score(request);
  const wanted = BOOK_IDS.filter(scorerOf).join(', ');
  return refuse('unknown-rules', 'rules', { rules: request.rules.slice(0, 40), wanted });
});

/** Scores one request of unknown form, by the game of its rulebook. Never throws. */
export const scoreRequest = telling(answer);

/** Scores one line of JSON; a line that is not JSON is refused with `bad-json`. */
export const scoreLine = telling(answeringLines(answer));
