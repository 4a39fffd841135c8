import { fill } from '../../../../i18n/strings.ts';
import { winOf } from '../../../../quizzes/hands/win.ts';
import { sharesIn } from '../../../../quizzes/judge/shares.ts';
import { situationOf } from '../../../../quizzes/judge/situation.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { NOBODY } from '../../../../quizzes/skills/other-rules/index.ts';
import { STEP_GROUPS } from '../../../base/steps/step-groups.ts';
import { Differs } from '../Differs.tsx';
import { HandPrompt } from '../HandPrompt.tsx';
import { HandWhy } from '../HandWhy.tsx';
import { PaymentForm } from '../PaymentForm.tsx';
import { GivenShares } from '../GivenShares.tsx';
import { formatPayment } from '../../../base/answer/format-payment.ts';
import { handOfQuestion } from '../question-hand.ts';
import { useStrings } from '../strings.ts';
import type { SkillView } from '../view.ts';
import { bookName } from '../../../base/words/book-name.ts';

function PaidHere({ question: { hand, rules } }: { readonly question: QuestionOf<'other-rules'> }) {
  const strings = useStrings();
  const { words } = strings;
  const win = winOf(hand);
  const points = formatPayment(win ? sharesIn(win.payment) : NOBODY, strings);
  return <p class="told">{fill(words.practice['other.here'], { book: bookName(rules, words.book), points })}</p>;
}

/** The hand scored under the other rulebook. */
const shownHand = ({ hand, other }: QuestionOf<'other-rules'>) => handOfQuestion({ hand, rules: other }, STEP_GROUPS);

/** The payment for the same hand under another rulebook. */
export const view: SkillView<'other-rules'> = {
  hand: shownHand,
  Prompt: ({ question }) => (
    <>
      <HandPrompt shownHand={shownHand(question)} />
      <PaidHere question={question} />
    </>
  ),
  Form: ({ question, send }) => <PaymentForm situation={situationOf(question.hand)} send={send} nobody={NOBODY} />,
  Given: GivenShares,
  Why: ({ question }) => (
    <>
      <Differs question={question} />
      <HandWhy question={question} shownHand={shownHand(question)} />
    </>
  ),
};
