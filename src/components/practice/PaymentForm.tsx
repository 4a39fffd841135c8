import { useState } from 'preact/hooks';
import { parseFields } from '../../quizzes/judge/parse-payment.ts';
import { situationOf } from '../../quizzes/judge/steps.ts';
import type { QuestionOf, Shares } from '../../quizzes/question.ts';
import { NOBODY } from '../../quizzes/skills/other-rules.ts';
import { NO_PAYMENT, PaymentFields } from './PaymentFields.tsx';
import { useSpeech } from './speech.ts';
import { useRefusal } from './use-refusal.tsx';

interface Props {
  readonly question: QuestionOf<'payment' | 'other-rules'>;
  readonly send: (given: Shares) => void;
}

/** Who pays what, to type; under other rules also that nobody does. */
export function PaymentForm({ question, send }: Props) {
  const { practice } = useSpeech().words;
  const [texts, setTexts] = useState(NO_PAYMENT);
  const { isRefused, refuse, accept, alert } = useRefusal();
  const situation = question.skill === 'payment' ? question : situationOf(question.hand);
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
      {question.skill === 'other-rules' && (
        <button type="button" class="button quiet" onClick={() => send(NOBODY)}>
          {practice['no-win']}
        </button>
      )}
    </form>
  );
}
