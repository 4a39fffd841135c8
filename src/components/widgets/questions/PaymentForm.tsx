import { useState } from 'preact/hooks';
import { parseFields } from '../../../quizzes/judge/parse-payment.ts';
import type { Shares, Situation } from '../../../quizzes/base/terms.ts';
import { NO_PAYMENT, PaymentField } from '../../base/answer/PaymentField.tsx';
import { CheckedForm } from './CheckedForm.tsx';
import { paymentPart } from './payment-part.ts';
import { useStrings } from './strings.ts';

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
  return (
    <CheckedForm
      read={() => parseFields(texts, situation)}
      unread={() => practice['unread.payment']}
      send={send}
      beside={
        nobody && (
          <button type="button" class="button quiet" onClick={() => send(nobody)}>
            {step['no-win']}
          </button>
        )
      }
    >
      {(isRefused) => (
        <PaymentField part={paymentPart(situation, { value: texts, isRefused }, practice)} onChange={setTexts} />
      )}
    </CheckedForm>
  );
}
