import { useStore } from '@nanostores/preact';
import { useRef, useState } from 'preact/hooks';
import { $unread, exportMemory } from '../../../stores/practice/memory.ts';
import { type Offered, restoreBackup, lookInto, takeIn } from '../../../stores/practice/import.ts';
import { ImportOffer } from './ImportOffer.tsx';
import { Backups } from './Backups.tsx';
import { download } from '../../base/files/download.ts';
import { useLobbyStrings } from '../../widgets/questions/strings.ts';

const [FILE, UNREAD_FILE] = ['tensu-practice.json', 'tensu-practice-unread.json'] as const;
const JSON_TYPE = 'application/json';

/** Exports the learner's record as a file, and imports one after showing what it would change. */
export function RecordFiles() {
  const { practice } = useLobbyStrings().words;
  const unread = useStore($unread, { ssr: () => undefined });
  const [said, setSaid] = useState('');
  const [offered, setOffered] = useState<Offered>();
  const file = useRef<HTMLInputElement>(null);
  const look = async (): Promise<void> => {
    const [chosen] = file.current?.files ?? [];
    if (!chosen) return;
    const looked = await lookInto(chosen);
    if (file.current) file.current.value = '';
    setOffered('why' in looked ? undefined : looked);
    setSaid('why' in looked ? practice[`import.${looked.why}`] : '');
  };
  const finish = (text: string): void => {
    setOffered(undefined);
    setSaid(text);
    file.current?.focus();
  };
  return (
    <details class="tool">
      <summary>{practice.keeping}</summary>
      <p>{practice['keeping.text']}</p>
      <div class="actions">
        <button type="button" class="button quiet" onClick={() => download(exportMemory(), FILE, JSON_TYPE)}>
          {practice.export}
        </button>
        <label class="button quiet file">
          {practice.import}
          <input type="file" accept="application/json,.json" ref={file} class="sr-only" onChange={() => void look()} />
        </label>
        {unread !== undefined && (
          <button type="button" class="button quiet" onClick={() => download(unread, UNREAD_FILE, JSON_TYPE)}>
            {practice['export.unread']}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
      {offered && (
        <ImportOffer
          offered={offered}
          take={(record) => finish(practice[takeIn(record) ? 'import.done' : 'import.no-room'])}
          leave={() => finish(practice['import.left'])}
        />
      )}
      <Backups back={(one) => finish(practice[restoreBackup(one) ? 'aside.done' : 'import.no-room'])} />
    </details>
  );
}
