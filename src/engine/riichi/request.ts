import { type Answered, type Refused, answering } from '../hand/answer.ts';
import { refusalFor } from '../hand/draft.ts';
import type { HandRequest } from '../hand/request.ts';
import { checkDraft } from './draft.ts';
import type { NoWin, Win } from './outcome.ts';
import { scoreHand } from './score.ts';

/** The answer to a riichi request. */
export type ScoreResult = Answered<Win | NoWin>;

/** Scores a request of the right form by a riichi rulebook and the options that it names. */
export function scoreRiichi(request: HandRequest): Win | NoWin | Refused {
  const check = checkDraft(request);
  switch (check.state) {
    case 'complete':
      return scoreHand(check.hand, check.rules);
    case 'unfinished':
      return { ok: false, error: refusalFor(check.unsaid, request) };
    case 'impossible':
      return { ok: false, error: check.refusals[0] };
  }
}

/** Scores one request of unknown form: a win, a hand that cannot win and why, or a refusal. Never throws. */
export const scoreRequest = answering(scoreRiichi);
