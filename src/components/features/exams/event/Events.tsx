import { useStore } from '@nanostores/preact';
import { fill } from '../../../../i18n/strings.ts';
import { $events, type KeptEvent } from '../../../../stores/exams/events.ts';
import { BeginForm } from './BeginForm.tsx';
import { TakeFile } from './TakeFile.tsx';
import { useExamStrings } from '../strings.ts';
import { bookName } from '../../../base/words/book-name.ts';

const nameOf = (kept: KeptEvent, otherwise: string): string => (kept.isRead && kept.event.name) || otherwise;

/** The events on this device, and the ways to a new one. */
export function Events() {
  const { event: own, book } = useExamStrings('event').words;
  const events = useStore($events, { ssr: () => [] });
  return (
    <>
      {events.length > 0 && (
        <section>
          <h2>{own.events}</h2>
          <ul class="kept-events">
            {events.map((kept) => (
              <li key={kept.id}>
                <a href={`#${kept.id}`}>{nameOf(kept, own.unnamed)}</a>
                {kept.isRead && <span class="hint"> {bookName(kept.event.blueprint.rules, book)}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div class="event-ways">
        <section>
          <h2>{own.begin}</h2>
          <BeginForm />
        </section>
        <section>
          <h2>{own.restore}</h2>
          <p class="hint">{own['restore.hint']}</p>
          <TakeFile
            onTaken={({ id, name }) => {
              location.hash = id;
              return fill(own['file.opened'], { name: name || own.unnamed });
            }}
          />
        </section>
      </div>
    </>
  );
}
