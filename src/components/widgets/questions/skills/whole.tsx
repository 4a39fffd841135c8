import { fill } from '../../../../i18n/strings.ts';
import type { StepAnswers } from '../../../../quizzes/base/terms.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { STEP_GROUPS } from '../../../base/steps/step-groups.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { Names } from '../Names.tsx';
import { YakuTooMany } from '../YakuTooMany.tsx';
import { StepsForm } from '../StepsForm.tsx';
import { sayPayment } from '../../../base/answer/say-payment.ts';
import { useStrings } from '../strings.ts';
import { askedIn } from '../asked-hand.ts';
import type { SkillView } from '../view.ts';

function Said({ given: { yaku, han, fu, payment } }: { readonly given: StepAnswers }) {
  const strings = useStrings();
  const { words } = strings;
  const counted = [
    han === undefined ? '' : fill(words.step.han, { n: han }),
    fu === undefined ? '' : fill(words.step.fu, { n: fu }),
  ];
  const said = [counted.filter(Boolean).join(' '), payment ? sayPayment(payment, strings) : ''];
  const numbers = said.filter(Boolean).join(': ');
  return (
    <>
      {yaku && <Names ids={yaku} />}
      {yaku && numbers !== '' && ' – '}
      {numbers}
    </>
  );
}

const asked = (question: QuestionOf<'whole'>) => askedIn(question, STEP_GROUPS);

/** A whole hand, step by step. */
export const view: SkillView<'whole'> = {
  hand: asked,
  Prompt: ({ question }) => <HandPrompt asked={asked(question)} />,
  Form: StepsForm,
  Said,
  Apart: ({ question, right, given }) => (
    <YakuTooMany question={question} right={right.yaku ?? []} given={given.yaku ?? []} />
  ),
  Why: ({ question }) => <HandWhy question={question} asked={asked(question)} />,
};
