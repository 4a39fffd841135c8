import type { McrId } from '../../../../engine/rulebooks/ids.ts';
import type { McrStepId } from '../../../../quizzes/base/terms.ts';
import { ReportButton } from '../../../base/answer/ReportButton.tsx';
import { mcrWords } from '../../fan/fetch-words.ts';
import { type Draft, requestOf } from '../../hand-editor/draft.ts';
import { MCR_HAND } from '../../hand-editor/mcr-hand.ts';
import { linkOf } from '../../hand-editor/place.ts';
import { useStrings } from '../../hand-editor/strings.ts';
import type { ScorerGame } from '../scorer-game.ts';
import { Circumstances } from './Circumstances.tsx';
import { GuessForm } from './GuessForm.tsx';
import { WHY_NOT, WhyNot } from './WhyNot.tsx';
import { type McrGuess, NO_GUESS, filledIn } from './guess.ts';
import { type Counted, stateOf } from './state.ts';

/** Leads to the list of fan, to ask why one does not count. */
function WhyNotButton() {
  const askWhyNot = (): void => {
    const choose = document.getElementById(WHY_NOT);
    choose?.focus();
    if (choose instanceof HTMLSelectElement) choose.showPicker();
  };
  return (
    <button type="button" onClick={askWhyNot}>
      {mcrWords().mcr['why-not']}
    </button>
  );
}

interface BelowProps {
  readonly draft: Draft;
  readonly rules: McrId;
  readonly result: Counted | undefined;
}

/** Why any fan does not count, and where to report an error. */
function Below({ draft, rules, result }: BelowProps) {
  const { scorer } = useStrings().words;
  const link = linkOf(draft, rules);
  return (
    <>
      {result && <WhyNot key={link} request={requestOf(draft, rules)} />}
      <ReportButton about={link} rulebook={rules} label={scorer.report} />
    </>
  );
}

/** The scorer of MCR. Its words must be loaded before it is shown. */
export const MCR_SCORER: ScorerGame<McrId, Counted, McrGuess, McrStepId> = {
  hand: MCR_HAND,
  stateOf,
  noGuess: NO_GUESS,
  isBlank: (guess) => filledIn(guess).length === 0,
  notJudged: () => undefined,
  HandButton: WhyNotButton,
  Circumstances,
  GuessForm,
  Below,
  fetchExplanation: () => import('./explanation.ts'),
};
