import { useEffect, useState } from 'preact/hooks';
import { type Feedback, type ReadFeedback, readFeedback } from '../../../quizzes/exams/feedback.ts';
import { SpeechProvider as PracticeSpeech } from '../../practice/speech.ts';
import { needsOf, useRoom } from '../use-room.ts';
import { Outcome } from './Outcome.tsx';
import { type Speech, SpeechProvider, useSpeech } from './speech.ts';
import '../../practice/practice.css';
import '../../practice/question.css';
import '../../practice/verdict.css';
import './feedback.css';

const loadRoom = () => import('./room.ts');

function Sheet({ feedback }: { readonly feedback: Feedback }) {
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

function Page() {
  const { feedback: own } = useSpeech().words;
  const [read, setRead] = useState<ReadFeedback>();
  useEffect(() => {
    const follow = (): void => setRead(readFeedback(location.hash));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <div class="practice feedback not-content">
      {read?.ok && <Sheet key={location.hash} feedback={read.feedback} />}
      {read?.ok === false && (
        <p class="trouble" role="alert">
          {own[`link.${read.why}`]}
        </p>
      )}
    </div>
  );
}

/** A sheet as whoever filled it in is shown it, after all: by the link that the organizer gave out. */
export const FeedbackPage = (speech: Speech) => (
  <SpeechProvider value={speech}>
    <PracticeSpeech value={speech}>
      <Page />
    </PracticeSpeech>
  </SpeechProvider>
);
