import {
  type FuritenReason,
  type PlayState,
  RIICHI_RULEBOOKS,
  type RiichiOptions,
  furitenOf,
} from '../../../engine/riichi/index.ts';
import type { Asked } from '../../skill-kit/skill.ts';
import { answerTo } from '../../table/may.ts';
import type { FuritenAnswer } from './deal.ts';

/** Whether the player may ron on the tile of a state. */
export type FuritenQuestion = Asked<'furiten'> & { readonly state: PlayState };

/** The reasons for furiten, optionally with another value of an option. */
export function reasonsOf(
  { state, rules, knobs }: FuritenQuestion,
  otherwise: Partial<RiichiOptions> = {},
): readonly FuritenReason[] {
  const book = RIICHI_RULEBOOKS[rules];
  const melds = (state.melds ?? []).map(({ tiles }) => tiles);
  const found = furitenOf({ concealed: state.concealed, melds }, state.history ?? [], {
    ...book,
    options: { ...book.options, ...knobs, ...otherwise },
  });
  return found.ok ? found.value.reasons : [];
}

/** The answer that follows from the reasons. */
export const answerBy = (reasons: readonly FuritenReason[]): FuritenAnswer => reasons[0]?.kind ?? 'may';

/** Whether a question is about one kind of furiten only: nothing else forbids the ron. */
export function isAsked(question: FuritenQuestion): boolean {
  const answer = answerTo({ action: { type: 'ron' }, state: question.state }, question);
  const kinds = new Set(reasonsOf(question).map(({ kind }) => kind));
  return kinds.size <= 1 && (answer === 'yes' || answer === 'furiten');
}
