import { useState } from 'preact/hooks';
import { parseCount } from '../../../quizzes/judge/parse-number.ts';
import { TextField } from '../../base/answer/TextField.tsx';
import { REFUSAL } from '../../base/answer/use-refusal.tsx';
import { mcrWords } from '../fan/fetch-words.ts';
import { CheckedForm } from './CheckedForm.tsx';
import { useStrings } from './strings.ts';

/** A field for points. */
export function PointsForm({ send }: { readonly send: (points: number) => void }) {
  const { practice } = useStrings().words;
  const [text, setText] = useState('');
  return (
    <CheckedForm read={() => parseCount(text)} unread={() => mcrWords().mcr['unread.number']} send={send}>
      {(isRefused) => (
        <TextField
          label={practice['part.points']}
          value={text}
          inputMode="numeric"
          isShort
          isRefused={isRefused}
          note={isRefused ? REFUSAL : undefined}
          onChange={setText}
        />
      )}
    </CheckedForm>
  );
}
