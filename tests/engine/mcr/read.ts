import { parseRequest } from '../../../src/engine/hand/draft.ts';
import { type Result, ok, refuse } from '../../../src/engine/base/result.ts';
import { checkDraft } from '../../../src/engine/mcr/score/draft.ts';
import type { McrHand } from '../../../src/engine/mcr/hand/hand.ts';
import type { McrRules } from '../../../src/engine/mcr/options/rules.ts';

/** Reads a request as the hand that is counted and the rules that it is counted by. */
export function readMcr(unknown: unknown): Result<{ readonly hand: McrHand; readonly rules: McrRules }> {
  const request = parseRequest(unknown);
  if (!request.ok) return request;
  const check = checkDraft(request.value);
  if (check.state === 'complete') return ok(check);
  return check.state === 'impossible' ? { ok: false, error: check.refusals[0] } : refuse('one-tile', 'winningTile');
}
