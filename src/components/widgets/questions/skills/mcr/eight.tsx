import { fill } from '../../../../../i18n/strings.ts';
import { mcrWords } from '../../../fan/fetch-words.ts';
import { CountWhy } from '../../CountWhy.tsx';
import { McrHandPrompt } from '../../McrHandPrompt.tsx';
import { NumberForm } from '../../NumberForm.tsx';
import { mcrHandView } from '../../mcr-hand.ts';
import type { SkillView } from '../../view.ts';

function Given({ given }: { readonly given: number }) {
  const { mcr } = mcrWords();
  return <>{given === 0 ? mcr['short.zero'] : fill(mcr['short.n'], { n: given })}</>;
}

/** Whether a hand may be declared. */
export const view: SkillView<'eight'> = {
  hand: mcrHandView,
  Prompt: ({ question }) => <McrHandPrompt hand={question.hand} />,
  Form: NumberForm,
  Given,
  Why: ({ question }) => <CountWhy question={question} />,
};
