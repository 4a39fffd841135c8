import type { HandRequest } from '../../hand/request.ts';
import type { FanId } from '../options/ids.ts';
import { checkDraft } from './draft.ts';
import { type WhyNot, whyNot as whyNotIn } from './why-not.ts';

/** Why a fan does not count in the hand of a request; undefined where the hand is unfinished or impossible. */
export function whyNot(request: HandRequest, fan: FanId): WhyNot | undefined {
  const check = checkDraft(request);
  return check.state === 'complete' ? whyNotIn(check.hand, fan, check.rules) : undefined;
}
