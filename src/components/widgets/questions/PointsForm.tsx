import { useState } from 'preact/hooks';
import { parseCount } from '../../../quizzes/judge/parse-number.ts';
import { TextField } from '../../base/answer/TextField.tsx';
import { mcrWords } from '../fan/fetch-words.ts';
import { useStrings } from './strings.ts';
import { REFUSAL, useRefusal } from '../../base/answer/use-refusal.tsx';

/** A field for points. */
export function PointsForm({ send }: { readonly send: (points: number) => void }) {
  const { practice } = useStrings().words;
  const [text, setText] = useState('');
  const { isRefused, refuse, accept, alert } = useRefusal();
  const submit = (event: Event): void => {
    event.preventDefault();
    const points = parseCount(text);
    if (points === undefined) {
      refuse(mcrWords().mcr['unread.number']);
      return;
    }
    accept();
    send(points);
  };
  return (
    <form onSubmit={submit} class="answer-form">
      <div class="fields">
        <TextField
          label={practice['part.points']}
          value={text}
          inputMode="numeric"
          isShort
          isRefused={isRefused}
          note={isRefused ? REFUSAL : undefined}
          onChange={setText}
        />
      </div>
      {alert}
      <button type="submit" class="button">
        {practice.check}
      </button>
    </form>
  );
}
