import { useState } from 'preact/hooks';
import type { McrShares } from '../../../quizzes/base/terms.ts';
import { NO_PAYMENT, PaymentField } from '../../base/answer/PaymentField.tsx';
import { mcrWords } from '../fan/fetch-words.ts';
import { mcrPaymentPart, readMcrShares } from '../fan/mcr-shares.ts';
import { CheckedForm } from './CheckedForm.tsx';

interface Props {
  readonly by: 'discard' | 'draw';
  readonly send: (given: McrShares) => void;
}

/** Payment form for an MCR hand. */
export function McrPaymentForm({ by, send }: Props) {
  const [texts, setTexts] = useState(NO_PAYMENT);
  return (
    <CheckedForm read={() => readMcrShares(texts, by)} unread={() => mcrWords().mcr['unread.payment']} send={send}>
      {(isRefused) => <PaymentField part={mcrPaymentPart(by, texts, isRefused)} onChange={setTexts} />}
    </CheckedForm>
  );
}
