import { plural } from '../../../../../i18n/plural.ts';
import { PayLines } from '../../../count/PayLines.tsx';
import { mcrWords } from '../../../fan/fetch-words.ts';
import { McrPaymentForm } from '../../McrPaymentForm.tsx';
import { Particulars } from '../../Particulars.tsx';
import { formatMcrShares } from '../../../fan/mcr-shares.ts';
import { useStrings } from '../../strings.ts';
import type { SkillView } from '../../view.ts';

/** Who pays what for these points. */
export const view: SkillView<'mcr-payment'> = {
  Prompt: ({ question: { points, by } }) => (
    <>
      <p class="figure">{plural(mcrWords().mcr, 'points', points, useStrings().lang)}</p>
      <Particulars parts={[mcrWords().mcr[`by.${by}`]]} />
    </>
  ),
  Form: ({ question, send }) => <McrPaymentForm by={question.by} send={send} />,
  Given: ({ given }) => <>{formatMcrShares(given)}</>,
  Why: ({ question }) => <PayLines {...question} {...useStrings()} />,
};
