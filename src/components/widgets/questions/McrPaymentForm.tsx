import { useState } from 'preact/hooks';
import type { McrShares } from '../../../quizzes/base/terms.ts';
import { NO_PAYMENT, PaymentField } from '../../base/answer/PaymentField.tsx';
import { mcrWords } from '../fan/fetch-words.ts';
import { mcrPaymentPart, readMcrShares } from '../fan/mcr-shares.ts';
import { useStrings } from './strings.ts';
import { useRefusal } from '../../base/answer/use-refusal.tsx';

interface Props {
  readonly by: 'discard' | 'draw';
  readonly send: (given: McrShares) => void;
}

/** Payment form for an MCR hand. */
export function McrPaymentForm({ by, send }: Props) {
  const { practice } = useStrings().words;
  const [texts, setTexts] = useState(NO_PAYMENT);
  const { isRefused, refuse, accept, alert } = useRefusal();
  const submit = (event: Event): void => {
    event.preventDefault();
    const shares = readMcrShares(texts, by);
    if (!shares) {
      refuse(mcrWords().mcr['unread.payment']);
      return;
    }
    accept();
    send(shares);
  };
  return (
    <form onSubmit={submit} class="answer-form">
      <div class="fields">
        <PaymentField part={mcrPaymentPart(by, texts, isRefused)} onChange={setTexts} />
      </div>
      {alert}
      <button type="submit" class="button">
        {practice.check}
      </button>
    </form>
  );
}
