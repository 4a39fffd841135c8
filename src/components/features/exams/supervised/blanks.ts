import type { HandRequest } from '../../../../engine/riichi/index.ts';
import { situationOf } from '../../../../quizzes/judge/situation.ts';
import type { Question } from '../../../../quizzes/games/question.ts';
import { NO_PAYMENT } from '../../../base/answer/PaymentField.tsx';
import type { PaymentPart } from '../../../base/answer/parts.ts';
import { mcrPaymentPart } from '../../../widgets/fan/mcr-shares.ts';
import { paymentPart } from '../../../widgets/questions/payment-part.ts';
import type { ExamWords } from '../strings.ts';

/** A blank on paper. */
export interface Blank {
  readonly label: string;
  /** Whether several words go there. */
  readonly isWide?: true;
}

const payments = ({ label, eastLabel }: PaymentPart): readonly Blank[] =>
  [label, eastLabel].flatMap((text) => (text === undefined ? [] : [{ label: text }]));

/** What is printed beside a question: the same for every hand won in the same way, so that it gives nothing away. */
export function blanksOf(question: Question, { practice }: ExamWords<'supervised'>): readonly Blank[] {
  const riichi = (situation: Pick<ReturnType<typeof situationOf>, 'by' | 'dealer'>): readonly Blank[] =>
    payments(paymentPart(situation, { value: NO_PAYMENT, isRefused: false }, practice));
  const mcr = (by: HandRequest['by']): readonly Blank[] => payments(mcrPaymentPart(by));
  if (question.skill === 'whole')
    return [
      { label: practice['part.yaku'], isWide: true },
      { label: practice['part.han'] },
      { label: practice['part.fu'] },
      ...riichi(situationOf(question.hand)),
    ];
  if (question.skill === 'mcr-whole')
    return [
      { label: practice['part.fan'], isWide: true },
      { label: practice['part.points'] },
      ...mcr(question.hand.by),
    ];
  if (question.skill === 'payment') return riichi(question);
  if (question.skill === 'mcr-payment') return mcr(question.by);
  return [{ label: practice['part.answer'], isWide: true }];
}
