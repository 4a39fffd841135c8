import { useState } from 'preact/hooks';
import { readIncoming, takeInFile } from '../../../../stores/exams/events.ts';
import { FilePick } from '../../../base/answer/FilePick.tsx';
import { useSaving } from '../event/use-saving.ts';
import { useExamStrings } from '../strings.ts';

/** A larger file cannot be an event of ours. */
const MOST_BYTES = 20_000_000;

/** Opens an event that this device has nothing of, where storage is blocked or full, too: it then lasts as long as the page. */
export function OpenFileHere() {
  const { supervised } = useExamStrings('supervised').words;
  const [isRefused, setRefused] = useState(false);
  const look = (text: string | undefined): void => {
    const incoming = text === undefined ? undefined : readIncoming(text);
    const isNew = incoming?.ok === true && incoming.before === undefined;
    setRefused(!isNew);
    if (!isNew) return;
    takeInFile(incoming);
    location.hash = incoming.event.id;
  };
  return (
    <>
      <div class="actions">
        <FilePick
          label={supervised['file.here']}
          accept=".json,application/json"
          mostBytes={MOST_BYTES}
          onText={look}
        />
      </div>
      <p role="status">{isRefused && supervised['file.not-here']}</p>
    </>
  );
}

/** Saves the event's file from the page of sheets or oral questions. */
export function SaveFileHere() {
  const { supervised } = useExamStrings('supervised').words;
  const { saving, save } = useSaving();
  const isBusy = saving.state === 'dealing';
  return (
    <button
      type="button"
      class="button quiet"
      aria-disabled={isBusy ? 'true' : undefined}
      onClick={() => {
        if (!isBusy) void save();
      }}
    >
      {supervised['file.save']}
    </button>
  );
}
