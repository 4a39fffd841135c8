import { plural } from '../../../../i18n/plural.ts';
import { fill } from '../../../../i18n/strings.ts';
import { colon, dash } from '../../../../i18n/signs.ts';
import type { StepAnswers } from '../../../../quizzes/base/terms.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { mustWin } from '../../../../quizzes/hands/win.ts';
import { STEP_GROUPS } from '../../../base/steps/step-groups.ts';
import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { Names } from '../Names.tsx';
import { YakuTooMany } from '../YakuTooMany.tsx';
import { StepsForm } from '../StepsForm.tsx';
import { formatPayment } from '../../../base/answer/format-payment.ts';
import { useStrings } from '../strings.ts';
import { handOfQuestion } from '../question-hand.ts';
import type { SkillView } from '../view.ts';

function Given({ given: { yaku, han, fu, payment } }: { readonly given: StepAnswers }) {
  const strings = useStrings();
  const { words } = strings;
  const counted = [
    han === undefined ? '' : plural(words.step, 'han', han, strings.lang),
    fu === undefined ? '' : fill(words.step.fu, { n: fu }),
  ];
  const choiceText = [counted.filter(Boolean).join(' '), payment ? formatPayment(payment, strings) : ''];
  const numbers = choiceText.filter(Boolean).join(colon(strings.lang));
  return (
    <>
      {yaku && <Names ids={yaku} />}
      {yaku && numbers !== '' && dash(strings.lang)}
      {numbers}
    </>
  );
}

const shownHand = (question: QuestionOf<'whole'>) => handOfQuestion(question, STEP_GROUPS);

/** A whole hand, step by step. */
export const view: SkillView<'whole'> = {
  hand: shownHand,
  Prompt: ({ question }) => <HandPrompt shownHand={shownHand(question)} />,
  Form: StepsForm,
  Given,
  limitOf: ({ hand }) => mustWin(hand).limit,
  Apart: ({ question, right, given }) => (
    <YakuTooMany question={question} right={right.yaku ?? []} given={given.yaku ?? []} />
  ),
  Why: ({ question }) => <HandWhy question={question} shownHand={shownHand(question)} />,
};
