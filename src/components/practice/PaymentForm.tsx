import { useState } from 'preact/hooks';
import { parseShares } from '../../quizzes/judge/parse-payment.ts';
import { situationOf } from '../../quizzes/judge/steps.ts';
import type { QuestionOf, Shares } from '../../quizzes/question.ts';
import { NOBODY } from '../../quizzes/skills/other-rules.ts';
import { NO_PAYMENT, PaymentFields, joined } from './PaymentFields.tsx';
import { useSpeech } from './speech.ts';

interface Props {
  readonly question: QuestionOf<'payment' | 'other-rules'>;
  readonly send: (given: Shares) => void;
}

/** Who pays what, to type; under other rules also that nobody does. */
export function PaymentForm({ question, send }: Props) {
  const { practice } = useSpeech().words;
  const [texts, setTexts] = useState(NO_PAYMENT);
  const [unread, setUnread] = useState(false);
  const situation = question.skill === 'payment' ? question : situationOf(question.hand);
  const submit = (event: Event): void => {
    event.preventDefault();
    const shares = parseShares(joined(texts), situation);
    setUnread(!shares);
    if (shares) send(shares);
  };
  return (
    <form onSubmit={submit} class="answer-form">
      <div class="fields">
        <PaymentFields situation={situation} value={texts} onChange={setTexts} />
      </div>
      {unread && (
        <p class="hint" role="alert">
          {practice['unread.payment']}
        </p>
      )}
      <button type="submit" class="button">
        {practice.check}
      </button>
      {question.skill === 'other-rules' && (
        <button type="button" class="button quiet" onClick={() => send(NOBODY)}>
          {practice['no-win']}
        </button>
      )}
    </form>
  );
}
