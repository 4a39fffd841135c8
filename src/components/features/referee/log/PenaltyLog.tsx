import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { $log, changeLog, openLog } from '../../../../stores/penalty-log/kept.ts';
import { MOST_SESSIONS, emptyLog } from '../../../../stores/penalty-log/log.ts';
import { rulebookInForce } from '../../../../stores/rulebook.ts';
import { Entries, Totals } from './Entries.tsx';
import { EntryForm } from './EntryForm.tsx';
import { Keeping } from './Keeping.tsx';
import { SessionClock } from './SessionClock.tsx';
import { type Speech, SpeechContext } from './speech.ts';
import { bookName } from '../../../base/words/book-name.ts';

interface Props extends Speech {
  /** The rulebook that the page is built by. */
  readonly first: BookId;
}

/** The penalty log of a tournament with the clock of its session. It follows the rulebook in force until something is entered. */
export function PenaltyLog({ first, ...speech }: Props) {
  const { words, books } = speech;
  const log = useStore($log, { ssr: () => emptyLog(first) });
  const [card, setCard] = useState<string>();
  useEffect(() => {
    openLog();
    const [, named] = /^#([a-z-]+)$/.exec(location.hash) ?? [];
    setCard(named);
    return rulebookInForce.$value.subscribe((rules) => {
      if ($log.get().entries.length === 0) $log.set({ ...$log.get(), rules });
    });
  }, []);
  const move = (by: number): void =>
    changeLog((one) => ({ ...one, session: Math.min(MOST_SESSIONS, Math.max(1, one.session + by)) }));
  return (
    <SpeechContext.Provider value={speech}>
      <div class="penalty-log">
        <SessionClock rules={log.rules} />
        <div class="log-main">
          <div class="session">
            <button type="button" class="button quiet" disabled={log.session === 1} onClick={() => move(-1)}>
              {words['session.previous']}
            </button>
            <p class="names-book" aria-live="polite">
              <b>{fill(words.session, { n: log.session })}</b> · {bookName(log.rules, books)}
            </p>
            <button type="button" class="button quiet" onClick={() => move(1)}>
              {words['session.next']}
            </button>
          </div>
          <EntryForm log={log} first={card} key={card} />
          <Keeping log={log} />
          <Entries log={log} />
          <Totals log={log} />
        </div>
      </div>
    </SpeechContext.Provider>
  );
}
