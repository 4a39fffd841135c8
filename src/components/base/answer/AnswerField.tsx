import { PaymentField } from './PaymentField.tsx';
import { TextField } from './TextField.tsx';
import { YakuField } from './YakuField.tsx';
import type { NamedWords } from './NamedAs.tsx';
import type { FilledPart } from './parts.ts';

interface Props {
  readonly part: FilledPart;
  readonly words: NamedWords;
  /** Receives the updated part. */
  readonly onChange: (part: FilledPart) => void;
}

/** The field for one part of an answer. */
export function AnswerField({ part, words, onChange }: Props) {
  switch (part.kind) {
    case 'yaku':
      return <YakuField part={part} words={words} onChange={(value) => onChange({ ...part, value })} />;
    case 'payment':
      return <PaymentField part={part} onChange={(value) => onChange({ ...part, value })} />;
    case 'number':
      return (
        <TextField
          label={part.label}
          value={part.value}
          inputMode="numeric"
          isShort
          isRefused={part.verdict === 'unreadable'}
          note={part.verdict === 'unreadable' ? part.note : undefined}
          onChange={(value) => onChange({ ...part, value })}
        />
      );
  }
}
