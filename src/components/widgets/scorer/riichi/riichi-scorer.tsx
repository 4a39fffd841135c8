import {
  type NoWin,
  type RiichiId,
  type Win,
  checkDraft,
  isClosed,
  scoreHand,
} from '../../../../engine/riichi/index.ts';
import type { StepId } from '../../../../quizzes/base/terms.ts';
import type { DraftProps } from '../../hand-editor/hand-game.ts';
import { RIICHI_HAND } from '../../hand-editor/riichi-hand.ts';
import { useStrings } from '../../hand-editor/strings.ts';
import type { ScorerGame } from '../scorer-game.ts';
import { makeStateOf } from '../state.ts';
import { Circumstances } from './Circumstances.tsx';
import { CountTable } from './CountTable.tsx';
import { GuessForm } from './GuessForm.tsx';
import { type Guess, NO_GUESS, isBlank } from './guess.ts';

/** State of a draft under a riichi rulebook. */
export const stateOf = makeStateOf(checkDraft, ({ hand, rules }): { at: 'scored'; result: Win | NoWin } => ({
  at: 'scored',
  result: scoreHand(hand, rules),
}));

/** Declares riichi for a closed hand, or takes it back. */
function RiichiButton({ draft, onChange }: DraftProps) {
  const { scorer } = useStrings().words;
  if (!isClosed(draft)) return null;
  return (
    <button
      type="button"
      aria-pressed={draft.riichi !== 'none'}
      onClick={() => onChange({ ...draft, riichi: draft.riichi === 'none' ? 'riichi' : 'none' })}
    >
      {scorer['riichi.riichi']}
    </button>
  );
}

/** The scorer of riichi. */
export const RIICHI_SCORER: ScorerGame<RiichiId, Win | NoWin, Guess, StepId> = {
  hand: RIICHI_HAND,
  stateOf,
  noGuess: NO_GUESS,
  isBlank,
  notJudged: (result, { scorer }) => (result.kind === 'no-win' ? scorer.noWin : undefined),
  HandButton: RiichiButton,
  Circumstances,
  GuessForm,
  Pinned: CountTable,
  fetchExplanation: () => import('./explanation.ts'),
};
