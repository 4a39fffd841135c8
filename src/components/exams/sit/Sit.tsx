import { useEffect, useState } from 'preact/hooks';
import { type Invitation, type ReadInvitation, readInvitation } from '../../../quizzes/exams/invitation.ts';
import { SpeechProvider as PracticeSpeech } from '../../questions/strings.ts';
import { needsOf, useRoom } from '../use-room.ts';
import { About } from './About.tsx';
import { type Speech, SpeechProvider, useSpeech } from './speech.ts';
import '../../questions/practice.css';
import '../../questions/question.css';
import '../../questions/answer.css';
import './sit.css';

const loadRoom = () => import('./room.ts');

function Invited({ invitation }: { readonly invitation: Invitation }) {
  const { practice } = useSpeech().words;
  const { room, failed, again } = useRoom(needsOf(invitation.blueprint), loadRoom);
  if (room) return <room.Sat invitation={invitation} />;
  return (
    <About invitation={invitation}>
      {failed ? (
        <p class="trouble" role="alert">
          {practice.missing}{' '}
          <button type="button" class="button quiet" onClick={again}>
            {practice['missing.again']}
          </button>
        </p>
      ) : (
        <p class="hint">{practice.loading}</p>
      )}
    </About>
  );
}

function Page() {
  const { sit } = useSpeech().words;
  const [read, setRead] = useState<ReadInvitation>();
  useEffect(() => {
    const follow = (): void => setRead(readInvitation(location.hash));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <div class="practice sit not-content">
      {read?.ok && <Invited key={JSON.stringify(read.invitation)} invitation={read.invitation} />}
      {read?.ok === false && (
        <p class="trouble" role="alert">
          {sit[`link.${read.why}`]}
        </p>
      )}
    </div>
  );
}

/** An exam by link, for whoever was invited to it. */
export const Sit = (speech: Speech) => (
  <SpeechProvider value={speech}>
    <PracticeSpeech value={speech}>
      <Page />
    </PracticeSpeech>
  </SpeechProvider>
);
