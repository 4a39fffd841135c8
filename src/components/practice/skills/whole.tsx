import { fill } from '../../../i18n/strings.ts';
import type { StepAnswers } from '../../../quizzes/terms.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { StepsForm } from '../StepsForm.tsx';
import { sayPayment } from '../../answer/say-payment.ts';
import { useSpeech } from '../speech.ts';
import type { SkillView } from '../view.ts';

function Said({ given: { han, fu, payment } }: { readonly given: StepAnswers }) {
  const speech = useSpeech();
  const { words } = speech;
  const counted = [
    han === undefined ? '' : fill(words.step.han, { n: han }),
    fu === undefined ? '' : fill(words.step.fu, { n: fu }),
  ];
  const said = [counted.filter(Boolean).join(' '), payment ? sayPayment(payment, speech) : ''];
  return <>{said.filter(Boolean).join(': ')}</>;
}

/** A whole hand, step by step. */
export const view: SkillView<'whole'> = {
  Prompt: ({ question }) => <HandPrompt hand={question.hand} />,
  Form: StepsForm,
  Said,
  Why: ({ question }) => <HandWhy question={question} groups={['han', 'fu', 'payment']} />,
};
