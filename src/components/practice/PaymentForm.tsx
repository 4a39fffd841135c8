import { useState } from 'preact/hooks';
import { parseFields } from '../../quizzes/judge/parse-payment.ts';
import type { Shares, Situation } from '../../quizzes/terms.ts';
import { NO_PAYMENT, PaymentFields } from './PaymentFields.tsx';
import { useSpeech } from './speech.ts';
import { useRefusal } from './use-refusal.tsx';

interface Props {
  readonly situation: Pick<Situation, 'by' | 'dealer'>;
  /** What is sent when nobody pays, where that can be. */
  readonly nobody?: Shares;
  readonly send: (given: Shares) => void;
}

/** Who pays what, to type; under other rules also that nobody does. */
export function PaymentForm({ situation, nobody, send }: Props) {
  const { practice } = useSpeech().words;
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
        <PaymentFields situation={situation} value={texts} isRefused={isRefused} onChange={setTexts} />
      </div>
      {alert}
      <button type="submit" class="button">
        {practice.check}
      </button>
      {nobody && (
        <button type="button" class="button quiet" onClick={() => send(nobody)}>
          {practice['no-win']}
        </button>
      )}
    </form>
  );
}
