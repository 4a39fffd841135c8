import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { $open, followTabs, keepAllTheSame, listEvents, openEvent } from '../../../stores/exams/events.ts';
import { download } from '../../tournament/download.ts';
import { useRoom } from '../use-room.ts';
import { DeleteEvent } from './DeleteEvent.tsx';
import { Events } from './Events.tsx';
import { type Speech, SpeechProvider, useSpeech } from './speech.ts';

/** Opens the event that the address names; the list of events where it names none. */
function openByAddress(): void {
  const id = location.hash.slice(1);
  listEvents();
  if (id === '') $open.set({ state: 'none' });
  else openEvent(id);
}

/** The events of this device, or the one that the address names. */
export function EventPage(speech: Speech) {
  return (
    <SpeechProvider value={speech}>
      <Opened />
    </SpeechProvider>
  );
}

function Opened() {
  const { event: own } = useSpeech().words;
  const open = useStore($open, { ssr: () => ({ state: 'none' }) as const });
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    openByAddress();
    setReady(true);
    addEventListener('hashchange', openByAddress);
    const unfollow = followTabs();
    return () => {
      removeEventListener('hashchange', openByAddress);
      unfollow();
    };
  }, []);
  if (!isReady) return <p class="hint">{own.coming}</p>;
  return (
    <div class="game exam not-content">
      {open.state === 'open' && <Shown key={open.event.id} rules={open.event.blueprint.rules} />}
      {open.state === 'unknown' && <p class="refused">{own.unknown}</p>}
      {open.state === 'unreadable' && (
        <section>
          <p class="refused">
            {own[`unread.${open.why}`]}{' '}
            <button type="button" class="plain" onClick={() => download(open.text, 'event.json', 'application/json')}>
              {own['unread.save']}
            </button>
          </p>
          <DeleteEvent key={open.id} id={open.id} name="" />
        </section>
      )}
      {open.state === 'gone' && (
        <p class="refused" role="alert">
          {own.gone}{' '}
          <button type="button" class="plain" onClick={keepAllTheSame}>
            {own['gone.keep']}
          </button>
        </p>
      )}
      {open.state !== 'open' && <Events />}
    </div>
  );
}

function Shown({ rules }: { readonly rules: BookId }) {
  const { event: own } = useSpeech().words;
  const { room, failed, again } = useRoom({ rules, hasAuthored: true }, () => import('./room.ts'));
  if (room) return <room.EventView />;
  return failed ? (
    <p class="refused">
      {own.failed}{' '}
      <button type="button" class="plain" onClick={again}>
        {own.again}
      </button>
    </p>
  ) : (
    <p class="hint">{own.coming}</p>
  );
}
