import { isOneNumber } from '../../../quizzes/judge/parse-payment.ts';
import { TextField } from './TextField.tsx';
import type { PaymentPart, PaymentTexts } from './parts.ts';

export const NO_PAYMENT: PaymentTexts = { first: '', second: '' };

interface Props {
  readonly part: PaymentPart;
  readonly onChange: (value: PaymentTexts) => void;
}

/** Who pays what: one field for each different share, with an error on the one that cannot be read. */
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
