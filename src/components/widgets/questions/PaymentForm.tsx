import { useState } from 'preact/hooks';
import { parseFields } from '../../../quizzes/judge/parse-payment.ts';
import type { Shares, Situation } from '../../../quizzes/base/terms.ts';
import { NO_PAYMENT, PaymentField } from '../../base/answer/PaymentField.tsx';
import { paymentPart } from './payment-part.ts';
import { useStrings } from './strings.ts';
import { useRefusal } from '../../base/answer/use-refusal.tsx';

interface Props {
  readonly situation: Pick<Situation, 'by' | 'dealer'>;
  /** Answer to send when nobody pays, if that is possible. */
  readonly nobody?: Shares;
  readonly send: (given: Shares) => void;
}

/** Payment form; some rules also allow that nobody pays. */
export function PaymentForm({ situation, nobody, send }: Props) {
  const { practice, step } = useStrings().words;
  const [texts, setTexts] = useState(NO_PAYMENT);
  const { isRefused, refuse, accept, alert } = useRefusal();
  const submit = (event: Event): void => {
    event.preventDefault();
    const shares = parseFields(texts, situation);
    if (!shares) {
      refuse(practice['unread.payment']);
      return;
    }
    accept();
    send(shares);
  };
  return (
    <form onSubmit={submit} class="answer-form">
      <div class="fields">
        <PaymentField part={paymentPart(situation, { value: texts, isRefused }, practice)} onChange={setTexts} />
      </div>
      {alert}
      <button type="submit" class="button">
        {practice.check}
      </button>
      {nobody && (
        <button type="button" class="button quiet" onClick={() => send(nobody)}>
          {step['no-win']}
        </button>
      )}
    </form>
  );
}
