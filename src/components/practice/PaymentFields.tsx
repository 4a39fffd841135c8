import type { Situation } from '../../quizzes/question.ts';
import { useSpeech } from './speech.ts';

/** The texts of the payment fields: one, or on a draw of another player than East two. */
export interface PaymentTexts {
  readonly first: string;
  readonly second: string;
}

/** Nothing typed. */
export const NO_PAYMENT: PaymentTexts = { first: '', second: '' };

/** The texts as one, as a payment is read. */
export const joined = ({ first, second }: PaymentTexts): string =>
  second.trim() === '' ? first : `${first}/${second}`;

interface Props {
  readonly situation: Pick<Situation, 'by' | 'dealer'>;
  readonly value: PaymentTexts;
  readonly onChange: (value: PaymentTexts) => void;
}

/** Who pays what: a field for each that pays something of his own. */
export function PaymentFields({ situation: { by, dealer }, value, onChange }: Props) {
  const { practice } = useSpeech().words;
  const field = (name: 'first' | 'second', label: string) => (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        class="points"
        value={value[name]}
        onInput={({ currentTarget }) => onChange({ ...value, [name]: currentTarget.value })}
      />
    </label>
  );
  if (by === 'discard') return field('first', practice['pay.discarder']);
  if (dealer) return field('first', practice['pay.each']);
  return (
    <>
      {field('first', practice['pay.others'])}
      {field('second', practice['pay.east'])}
    </>
  );
}
