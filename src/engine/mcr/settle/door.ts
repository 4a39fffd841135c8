import { refusalFor } from '../../hand/draft.ts';
import { checkDraft } from '../score/draft.ts';
import type { McrWin } from '../score/outcome.ts';
import { scoreMcrHand } from '../score/score.ts';
import { settlingMcr } from './settle.ts';
import type { McrScored } from './winners.ts';

/** Settles one hand of MCR. Accepts any value and never throws. */
export const settleRequest = settlingMcr<McrWin>((draft): McrScored<McrWin> => {
  const check = checkDraft(draft);
  if (check.state === 'impossible') return { ok: false, error: check.refusals[0] };
  if (check.state === 'unfinished') return { ok: false, error: refusalFor(check.unsaid, draft) };
  const score = scoreMcrHand(check.hand, check.rules);
  return score.kind === 'win' ? { ok: true, kind: 'win', points: score.points, score } : score;
});
