import { useStore } from '@nanostores/preact';
import { useRef, useState } from 'preact/hooks';
import { $isKept, $undoable, changeLog, takeInLog, undo } from '../../../../stores/penalty-log/kept.ts';
import { type Log, emptyLog, writeLog } from '../../../../stores/penalty-log/log.ts';
import { download } from '../../../base/files/download.ts';
import { useSpeech } from './speech.ts';

const FILE = 'tensu-penalties.json';

/** Undoes, saves the log as a file, imports one, starts a new log; each of these can be undone. */
export function Keeping({ log }: { readonly log: Log }) {
  const { words } = useSpeech();
  const undoable = useStore($undoable, { ssr: () => 0 });
  const isKept = useStore($isKept, { ssr: () => true });
  const [said, setSaid] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const take = async (): Promise<void> => {
    const [chosen] = file.current?.files ?? [];
    if (!chosen) return;
    const text = await chosen.text().catch(() => '');
    if (file.current) file.current.value = '';
    setSaid(takeInLog(text) ? words['import.done'] : words['import.bad']);
  };
  return (
    <section class="keeping">
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          disabled={undoable === 0}
          onClick={() => {
            undo();
            setSaid('');
          }}
        >
          {words.undo}
        </button>
        <button type="button" class="button quiet" onClick={() => download(writeLog(log), FILE, 'application/json')}>
          {words.export}
        </button>
        <label class="button quiet file">
          {words.import}
          <input type="file" accept="application/json,.json" ref={file} class="sr-only" onChange={() => void take()} />
        </label>
        <button
          type="button"
          class="button quiet"
          disabled={log.entries.length === 0}
          onClick={() => {
            changeLog(({ rules }) => emptyLog(rules));
            setSaid(words.cleared);
          }}
        >
          {words.clear}
        </button>
      </div>
      <p role="status">{said}</p>
      {!isKept && <p class="lacks">{words['not-kept']}</p>}
    </section>
  );
}
