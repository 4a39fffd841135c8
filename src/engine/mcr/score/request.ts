import { type Answered, type Refused, answering } from '../../hand/answer.ts';
import { refusalFor } from '../../hand/draft.ts';
import type { HandRequest } from '../../hand/request.ts';
import { checkDraft } from './draft.ts';
import type { McrNoWin, McrWin } from './outcome.ts';
import { scoreMcrHand } from './score.ts';

/** The answer to an MCR request. */
export type McrResult = Answered<McrWin | McrNoWin>;

/** Scores a well-formed request by its MCR rulebook and options. */
export function scoreMcr(request: HandRequest): McrWin | McrNoWin | Refused {
  const check = checkDraft(request);
  switch (check.state) {
    case 'complete':
      return scoreMcrHand(check.hand, check.rules);
    case 'unfinished':
      return { ok: false, error: refusalFor(check.unsaid, request) };
    case 'impossible':
      return { ok: false, error: check.refusals[0] };
  }
}

/** Scores a request: a win, a hand that cannot win and why, or a refusal. Accepts any value and never throws. */
export const scoreRequest = answering(scoreMcr);
