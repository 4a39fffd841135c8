import { useState } from 'preact/hooks';
import type { EntryOf } from '../../../quizzes/exams/event.ts';
import { useSpeech } from './speech.ts';
import { writeDown } from './use-change.ts';

/** Takes back a snapshot that was taken by mistake, after saying what comes of it. */
export function TakeBack({ snapshot: { id } }: { readonly snapshot: EntryOf<'snapshot'> }) {
  const { event: own } = useSpeech().words;
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" class="plain" onClick={() => setAsked(true)}>
        {own['snapshot.back']}
      </button>
    );
  return (
    <>
      <p>{own['snapshot.back.sure']}</p>
      <div class="actions">
        <button type="button" class="button quiet" onClick={() => writeDown({ kind: 'snapshot-back', entry: id })}>
          {own['snapshot.back']}
        </button>
        <button type="button" class="button quiet" onClick={() => setAsked(false)}>
          {own['snapshot.back.not']}
        </button>
      </div>
    </>
  );
}
