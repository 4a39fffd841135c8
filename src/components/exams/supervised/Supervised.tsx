import { SpeechProvider as PracticeSpeech } from '../../practice/speech.ts';
import { type EventPart, OpenedEvent } from './OpenedEvent.tsx';
import { type Speech, SpeechProvider } from './speech.ts';
import '../../practice/practice.css';
import '../../practice/question.css';
import '../../practice/verdict.css';
import './supervised.css';

interface Props {
  readonly speech: Speech;
  readonly load: () => Promise<{ readonly ROOM: { readonly Part: EventPart } } | undefined>;
}

/** A page for whoever sees the people that are examined. */
export const Supervised = ({ speech, load }: Props) => (
  <SpeechProvider value={speech}>
    <PracticeSpeech value={speech}>
      <div class="practice supervised not-content">
        <OpenedEvent load={load} />
      </div>
    </PracticeSpeech>
  </SpeechProvider>
);
