import { type McrResult, checkDraft, scoreRequest } from '../../../../engine/mcr/index.ts';
import { type State, makeStateOf } from '../state.ts';

/** A counted MCR hand. */
export type Counted = Extract<McrResult, { ok: true }>;

/** State of a draft under an MCR rulebook. */
export const stateOf = makeStateOf(checkDraft, (_, request): State<Counted> => {
  const result = scoreRequest(request);
  return result.ok ? { at: 'scored', result } : { at: 'problem', refusal: result.error };
});
