import { type DraftCheck, type HandDraft, type Refusal, refusalFor } from '../../../engine/riichi/index.ts';
import { plural } from '../../../i18n/plural.ts';
import { type Draft, requestOf } from '../hand-editor/draft.ts';
import { refusalText } from '../hand-editor/refusal-text.ts';
import type { ScorerStrings } from '../hand-editor/strings.ts';

/** State of a draft: tiles missing, winning tile missing, something impossible, or scored. */
export type State<Result> =
  | { readonly at: 'tiles'; readonly missing: number }
  | { readonly at: 'winning' }
  | { readonly at: 'problem'; readonly refusal: Refusal }
  | { readonly at: 'scored'; readonly result: Result };

/** Makes a function that finds the state of a draft, from a game's check and score functions. */
export const makeStateOf =
  <Complete, Result>(
    checkDraft: (request: HandDraft) => DraftCheck<Complete>,
    score: (
      complete: Extract<DraftCheck<Complete>, { readonly state: 'complete' }>,
      request: HandDraft,
    ) => State<Result>,
  ) =>
  (draft: Draft, rules: string): State<Result> => {
    const request = requestOf(draft, rules);
    const check = checkDraft(request);
    switch (check.state) {
      case 'complete':
        return score(check, request);
      case 'impossible':
        return { at: 'problem', refusal: check.refusals[0] };
      case 'unfinished': {
        const { tiles, fields } = check.unsaid;
        if (tiles > 0) return { at: 'tiles', missing: tiles };
        if (fields.includes('winningTile')) return { at: 'winning' };
        return { at: 'problem', refusal: refusalFor(check.unsaid, request) };
      }
    }
  };

/** Describes the state of the hand in a sentence. */
export function describeState(state: State<unknown>, { words, lang }: ScorerStrings): string {
  const { scorer } = words;
  switch (state.at) {
    case 'tiles':
      return plural(scorer, 'need', state.missing, lang);
    case 'winning':
      return scorer['need.winning'];
    case 'problem':
      return refusalText(state.refusal, words);
    case 'scored':
      return scorer.ready;
  }
}
