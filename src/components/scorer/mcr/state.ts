import { type McrResult, checkDraft, refusalFor, scoreRequest } from '../../../engine/mcr/index.ts';
import { type Draft, requestOf } from '../draft.ts';
import type { State } from '../state.ts';

/** A hand of MCR that was counted. */
export type Counted = Extract<McrResult, { ok: true }>;

/** How far a draft is under an MCR rulebook. */
export function stateOf(draft: Draft, rules: string): State<Counted> {
  const request = requestOf(draft, rules);
  const check = checkDraft(request);
  switch (check.state) {
    case 'complete': {
      const result = scoreRequest(request);
      return result.ok ? { at: 'scored', result } : { at: 'problem', refusal: result.error };
    }
    case 'impossible':
      return { at: 'problem', refusal: check.refusals[0] };
    case 'unfinished': {
      const { tiles, fields } = check.unsaid;
      if (tiles > 0) return { at: 'tiles', missing: tiles };
      if (fields.includes('winningTile')) return { at: 'winning' };
      return { at: 'problem', refusal: refusalFor(check.unsaid, request) };
    }
  }
}
