import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/strings.ts';
import { FileButton } from '../../base/answer/FilePick.tsx';
import { PasteField } from '../../base/answer/PasteField.tsx';
import { MOST_CHARACTERS } from '../../../logs/read.ts';
import { dropped } from './dropped.ts';
import { useGamesStrings } from './strings.ts';
import type { Games, ToOpen } from './use-games.ts';

const openFile =
  (file: File): ToOpen =>
  async () => ({
    name: file.name,
    // Loads no more of a large file than needed: the reader refuses it as too long.
    bytes: new Uint8Array(await file.slice(0, MOST_CHARACTERS + 1).arrayBuffer()),
  });

/** Takes in games as files, a folder, a drop or pasted text, and shows the progress of reading them. */
export function Intake({ store }: { readonly store: Games }) {
  const { games: own } = useGamesStrings().words;
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);
  const { progress } = store;
  const take = (files: readonly File[]): void => {
    if (files.length > 0) store.open(files.map(openFile));
  };
  return (
    <section
      class={isOver ? 'intake over' : 'intake'}
      aria-labelledby="games-open"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void dropped(event.dataTransfer).then(take);
      }}
    >
      <h2 id="games-open">{own.open}</h2>
      <div class="intake-files">
        <p>{own.formats}</p>
        <div class="actions">
          <FileButton label={own.files} multiple onFiles={take} />
          <FileButton label={own.folder} multiple webkitdirectory onFiles={take} />
          <span class="hint">{own.drop}</span>
        </div>
        <p class="hint">{own.private}</p>
      </div>
      <div class="intake-paste">
        <PasteField label={own.paste} text={text} onText={setText} />
        <div class="actions">
          <button
            type="button"
            class="button"
            disabled={text.trim() === ''}
            onClick={() => {
              store.open([() => Promise.resolve({ name: own.pasted, text })]);
              setText('');
            }}
          >
            {own.read}
          </button>
        </div>
      </div>
      <div role="status">
        {progress && (
          <p class="reading">
            <progress value={progress.n - 1} max={progress.of} aria-label={own.open} />{' '}
            {fill(own.reading, { name: progress.name, n: progress.n, of: progress.of })}
          </p>
        )}
      </div>
      {progress && (
        <div class="actions">
          <button type="button" class="button quiet" onClick={store.cancel}>
            {own.cancel}
          </button>
        </div>
      )}
    </section>
  );
}
