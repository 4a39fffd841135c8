import { plural } from '../../../../../i18n/plural.ts';
import { mcrWords } from '../../../fan/fetch-words.ts';
import { CountWhy } from '../../CountWhy.tsx';
import { McrHandPrompt } from '../../McrHandPrompt.tsx';
import { NumberForm } from '../../NumberForm.tsx';
import { mcrHandView } from '../../mcr-hand.ts';
import { useStrings } from '../../strings.ts';
import type { SkillView } from '../../view.ts';

function Given({ given }: { readonly given: number }) {
  const { mcr } = mcrWords();
  const { lang } = useStrings();
  return <>{given === 0 ? mcr['paid.nothing'] : plural(mcr, 'points', given, lang)}</>;
}

/** The payment for a hand with flowers. */
export const view: SkillView<'flowers'> = {
  hand: mcrHandView,
  Prompt: ({ question }) => <McrHandPrompt hand={question.hand} />,
  Form: NumberForm,
  Given,
  Why: ({ question }) => <CountWhy question={question} />,
};
