import { type Answered, type Refused, answering } from '../../hand/answer.ts';
import { refusalFor } from '../../hand/draft.ts';
import type { HandRequest } from '../../hand/request.ts';
import { cachedCopy } from '../../base/cached-copy.ts';
import { checkDraft } from './draft.ts';
import type { NoWin, Win } from './outcome.ts';
import { scoreHand } from './score.ts';

/** The answer to a riichi request. */
export type ScoreResult = Answered<Win | NoWin>;

/** Scores a request of the right form by a riichi rulebook and the options that it names. */
export function scoreRiichi(request: HandRequest): Win | NoWin | Refused {
  const check = checkDraft(request);
  if (check.state === 'complete') {
    const { changed } = check.rules;
    const result = scoreHand(check.hand, check.rules);
    return changed ? { ...result, changed } : result;
  }
  const error = check.state === 'unfinished' ? refusalFor(check.unsaid, request) : check.refusals[0];
  return { ok: false, error };
}

/** Scores one request of unknown form: a win, a hand that cannot win and why, or a refusal. Never throws. */
export const scoreRequest = answering(scoreRiichi, cachedCopy);
