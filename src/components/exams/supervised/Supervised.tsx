import { SpeechProvider as PracticeSpeech } from '../../questions/strings.ts';
import { type EventPart, OpenedEvent } from './OpenedEvent.tsx';
import { type Speech, SpeechProvider } from './speech.ts';
import '../../questions/practice.css';
import '../../questions/question.css';
import '../../questions/verdict.css';
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
