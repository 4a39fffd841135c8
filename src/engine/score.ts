import { type Answered, type Refused, answering, answeringLines } from './hand/answer.ts';
import type { HandRequest } from './hand/request.ts';
import { refuse } from './result.ts';
import { type ToldRefusal, tell } from './sentences.ts';
import type { NoWin, Win } from './riichi/outcome.ts';
import { scoreRiichi } from './riichi/request.ts';
import { BOOK_IDS, type Family, familyOf } from './rulebooks/ids.ts';

/** The answer to a request by a rulebook of any game; a refusal says in English what would be right. */
export type ScoreResult = (Win | NoWin | { readonly ok: false; readonly error: ToldRefusal }) & {
  readonly id?: string;
};

/** What answers for each game; one that is not in here has no rules yet. */
const GAMES: Readonly<Partial<Record<Family, (request: HandRequest) => Win | NoWin | Refused>>> = {
  riichi: scoreRiichi,
};

const gameOf = (rules: string): (typeof GAMES)[Family] => {
  const family = familyOf(rules);
  return family && GAMES[family];
};

const told = (answer: Answered<Win | NoWin>): ScoreResult =>
  answer.ok ? answer : { ...answer, error: tell(answer.error) };

const answer = answering((request): Win | NoWin | Refused => {
  const score = gameOf(request.rules);
  if (score) return score(request);
  const wanted = BOOK_IDS.filter(gameOf).join(', ');
  return refuse('unknown-rules', 'rules', { rules: request.rules.slice(0, 40), wanted });
});

const answerLine = answeringLines(answer);

/** Scores one request of unknown form, by the game of its rulebook. Never throws. */
export const scoreRequest = (request: unknown): ScoreResult => told(answer(request));

/** Scores one line of JSON; a line that is not JSON is refused with `bad-json`. */
export const scoreLine = (line: string): ScoreResult => told(answerLine(line));
