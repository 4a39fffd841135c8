import { isOneNumber } from '../../../quizzes/judge/parse-payment.ts';
import { TextField } from './TextField.tsx';
import type { PaymentPart, PaymentTexts } from './parts.ts';

/** Nothing typed. */
export const NO_PAYMENT: PaymentTexts = { first: '', second: '' };

interface Props {
  readonly part: PaymentPart;
  readonly onChange: (value: PaymentTexts) => void;
}

/** Who pays what: a field for each that pays something of his own; of two, the one that is off says so. */
export function PaymentField({ part, onChange }: Props) {
  const { label, eastLabel, value, isWhole = false, verdict, note } = part;
  const field = (name: keyof PaymentTexts, text: string) => {
    const isRefused = verdict === 'unreadable' && (eastLabel === undefined || !isOneNumber(value[name]));
    return (
      <TextField
        label={text}
        value={value[name]}
        inputMode={isWhole ? 'text' : 'numeric'}
        isRefused={isRefused}
        note={isWhole || isRefused ? note : undefined}
        onChange={(typed) => onChange({ ...value, [name]: typed })}
      />
    );
  };
  return (
    <>
      {field('first', label)}
      {eastLabel !== undefined && field('second', eastLabel)}
    </>
  );
}
