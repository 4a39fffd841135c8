import { parsePayment } from '../../quizzes/judge/payment-text.ts';
import type { Situation } from '../../quizzes/terms.ts';
import { useSpeech } from './speech.ts';
import { REFUSED } from './use-refusal.tsx';

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

/** Whether a text is no number of points by itself. */
function isOff(text: string): boolean {
  const said = parsePayment(text);
  return said === undefined || 'east' in said;
}

interface Props {
  readonly situation: Pick<Situation, 'by' | 'dealer'>;
  readonly value: PaymentTexts;
  /** Whether the payment could not be read. */
  readonly isRefused: boolean;
  readonly onChange: (value: PaymentTexts) => void;
}

/** Who pays what: a field for each that pays something of his own. */
export function PaymentFields({ situation: { by, dealer }, value, isRefused, onChange }: Props) {
  const { practice } = useSpeech().words;
  const isOne = by === 'discard' || dealer;
  const field = (name: 'first' | 'second', label: string) => (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        class="points"
        value={value[name]}
        {...(isRefused && (isOne || isOff(value[name])) ? REFUSED : {})}
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
