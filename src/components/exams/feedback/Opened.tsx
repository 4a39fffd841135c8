import { useMemo } from 'preact/hooks';
import { type SeenFeedback, readFeedback } from '../../../quizzes/exams/feedback.ts';
import { needsOf, useRoom } from '../use-room.ts';
import { Outcome } from './Outcome.tsx';
import { useSpeech } from './speech.ts';

const loadRoom = () => import('./room.ts');

function Sheet({ feedback }: { readonly feedback: SeenFeedback }) {
  const { practice } = useSpeech().words;
  const { room, failed, again } = useRoom(needsOf(feedback.invitation.blueprint), loadRoom);
  return (
    <>
      <Outcome feedback={feedback} />
      {room && <room.ShownSheet feedback={feedback} />}
      {!room && !failed && <p class="hint">{practice.loading}</p>}
      {failed && (
        <p class="trouble" role="alert">
          {practice.missing}{' '}
          <button type="button" class="button quiet" onClick={again}>
            {practice['missing.again']}
          </button>
        </p>
      )}
    </>
  );
}

/** The sheet that a link tells of, or why it tells of none. */
export function Opened({ fragment }: { readonly fragment: string }) {
  const { feedback: own } = useSpeech().words;
  const read = useMemo(() => readFeedback(fragment), [fragment]);
  if (read.ok) return <Sheet feedback={read.feedback} />;
  return (
    <p class="trouble" role="alert">
      {own[`link.${read.why}`]}
    </p>
  );
}
