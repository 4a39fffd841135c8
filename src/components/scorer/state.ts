import { type NoWin, type Refusal, type Win, checkDraft, refusalFor, scoreHand } from '../../engine/riichi/index.ts';
import { type Draft, requestOf } from './draft.ts';

/** How far a draft is: tiles missing, the winning one missing, something impossible, or a hand that was scored. */
export type State<Result = Win | NoWin> =
  | { readonly at: 'tiles'; readonly missing: number }
  | { readonly at: 'winning' }
  | { readonly at: 'problem'; readonly refusal: Refusal }
  | { readonly at: 'scored'; readonly result: Result };

/** How far a draft is under a rulebook. */
export function stateOf(draft: Draft, rules: string): State {
  const request = requestOf(draft, rules);
  const check = checkDraft(request);
  switch (check.state) {
    case 'complete':
      return { at: 'scored', result: scoreHand(check.hand, check.rules) };
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
