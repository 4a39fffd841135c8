import { paySteps } from '../../../../quizzes/judge/pay-steps.ts';
import { Figure } from '../Figure.tsx';
import { Lines } from '../Lines.tsx';
import { PaymentForm } from '../PaymentForm.tsx';
import { GivenShares } from '../GivenShares.tsx';
import { Particulars } from '../Particulars.tsx';
import { tableOf } from '../situation.ts';
import { useStrings } from '../strings.ts';
import { PaymentSheet } from '../lines/PaymentSheet.tsx';
import type { SkillView } from '../view.ts';

/** Who pays what for han and fu. */
export const view: SkillView<'payment'> = {
  Prompt: ({ question }) => (
    <>
      <Figure question={question} />
      <Particulars parts={tableOf(question.dealer, question.by, question.counters, useStrings().words.practice)} />
    </>
  ),
  Form: ({ question, send }) => <PaymentForm situation={question} send={send} />,
  Sheet: PaymentSheet,
  Given: GivenShares,
  Why: ({ question }) => <Lines steps={paySteps(question)} group="payment" han={question.han} fu={question.fu} />,
};
