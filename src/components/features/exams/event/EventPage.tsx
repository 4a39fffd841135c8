import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import { $open, followTabs, keepAllTheSame, listEvents, openEvent } from '../../../../stores/exams/events.ts';
import { download } from '../../../base/files/download.ts';
import type { IslandStrings } from '../../../base/words/strings.ts';
import { ExamIsland } from '../ExamIsland.tsx';
import { useExamPart } from '../exam-part.tsx';
import { DeleteEvent } from './DeleteEvent.tsx';
import { Events } from './Events.tsx';
import { type EarlyExamWords, useExamStrings } from '../strings.ts';
import { useLeaveWarning } from '../use-leave-warning.ts';

/** Opens the event that the address names, or the list of events. */
function openByAddress(): void {
  const id = location.hash.slice(1);
  listEvents();
  if (id === '') $open.set({ state: 'none' });
  else openEvent(id);
}

/** The events of this device, or the one that the address names. */
export const EventPage = (strings: IslandStrings<EarlyExamWords<'event'>>) => (
  <ExamIsland strings={strings}>
    <Opened />
  </ExamIsland>
);

function Opened() {
  const { event: own } = useExamStrings('event').words;
  const open = useStore($open, { ssr: () => ({ state: 'none' }) as const });
  const [isReady, setReady] = useState(false);
  useLeaveWarning();
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
  const { module, waiting } = useExamPart({ rules, hasAuthored: true }, () => import('./EventView.tsx'));
  return module ? <module.EventView /> : waiting;
}
