import { useEffect, useState } from 'preact/hooks';
import { SpeechProvider as PracticeSpeech } from '../../questions/strings.ts';
import type * as OpenedModule from './Opened.tsx';
import { type Speech, SpeechProvider, useSpeech } from './speech.ts';
import '../../questions/practice.css';
import '../../questions/question.css';
import '../../questions/verdict.css';
import './feedback.css';

type Opened = (typeof OpenedModule)['Opened'];

function Page() {
  const { practice } = useSpeech().words;
  const [fragment, setFragment] = useState('');
  const [part, setPart] = useState<{ readonly Opened: Opened } | 'coming' | 'failed'>('coming');
  const fetchPart = (): void => {
    setPart('coming');
    // Where the page itself says that a script did not come, there is no module and no error.
    (import('./Opened.tsx') as Promise<typeof OpenedModule | undefined>).then(
      (module) => setPart(module ?? 'failed'),
      () => setPart('failed'),
    );
  };
  useEffect(() => {
    const follow = (): void => setFragment(location.hash);
    follow();
    fetchPart();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <div class="practice feedback not-content">
      {part === 'coming' && <p class="hint">{practice.loading}</p>}
      {part === 'failed' && (
        <p class="trouble" role="alert">
          {practice.missing}{' '}
          <button type="button" class="button quiet" onClick={fetchPart}>
            {practice['missing.again']}
          </button>
        </p>
      )}
      {typeof part === 'object' && <part.Opened key={fragment} fragment={fragment} />}
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
