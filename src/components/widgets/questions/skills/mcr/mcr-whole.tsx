import { plural } from '../../../../../i18n/plural.ts';
import { colon, dash } from '../../../../../i18n/signs.ts';
import type { McrAnswers } from '../../../../../quizzes/base/terms.ts';
import { FanNames } from '../../../fan/FanName.tsx';
import { mcrWords } from '../../../fan/fetch-words.ts';
import { CountWhy } from '../../CountWhy.tsx';
import { FansWrong } from '../../FansWrong.tsx';
import { McrHandPrompt } from '../../McrHandPrompt.tsx';
import { McrStepsForm } from '../../McrStepsForm.tsx';
import { mcrHandView } from '../../mcr-hand.ts';
import { formatMcrShares } from '../../../fan/mcr-shares.ts';
import { useStrings } from '../../strings.ts';
import type { SkillView } from '../../view.ts';

function Given({ given: { fan, points, payment } }: { readonly given: McrAnswers }) {
  const { mcr } = mcrWords();
  const { lang } = useStrings();
  const worth = points === undefined ? '' : plural(mcr, 'points', points, lang);
  const numbers = [worth, payment ? formatMcrShares(payment) : ''].filter(Boolean).join(colon(lang));
  return (
    <>
      {fan && <FanNames fans={fan} />}
      {fan && numbers !== '' && dash(lang)}
      {numbers}
    </>
  );
}

function formatStep(part: string, { fan = [], points, payment }: McrAnswers, lang: string): string {
  const { mcr, fans } = mcrWords();
  if (part === 'fan') return fan.map((one) => fans[one].name).join(', ');
  if (part === 'points') return points === undefined ? '' : plural(mcr, 'points', points, lang);
  return payment ? formatMcrShares(payment) : '';
}

/** A whole MCR hand, step by step. */
export const view: SkillView<'mcr-whole'> = {
  hand: mcrHandView,
  Prompt: ({ question }) => <McrHandPrompt hand={question.hand} />,
  Form: McrStepsForm,
  Given,
  formatStep,
  Why: ({ question }) => <CountWhy question={question} paid />,
  Apart: ({ question, right, given }) =>
    right.fan && given.fan ? <FansWrong question={question} right={right.fan} given={given.fan} /> : null,
};
