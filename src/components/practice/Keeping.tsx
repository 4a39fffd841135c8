import { useStore } from '@nanostores/preact';
import { useRef, useState } from 'preact/hooks';
import { $trouble, exportMemory, importMemory } from '../../stores/practice/memory.ts';
import { useSpeech } from './speech.ts';

const FILE = 'tensu-practice.json';

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: FILE });
  link.click();
  URL.revokeObjectURL(url);
}

/** Takes what is remembered out as a file, and takes a file in; says so when the browser keeps nothing. */
export function Keeping() {
  const { practice } = useSpeech().words;
  const trouble = useStore($trouble, { ssr: () => 'none' as const });
  const [said, setSaid] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const take = async (): Promise<void> => {
    const [chosen] = file.current?.files ?? [];
    if (!chosen) return;
    setSaid(practice[importMemory(await chosen.text()) ? 'import.done' : 'import.failed']);
    if (file.current) file.current.value = '';
  };
  return (
    <>
      {trouble !== 'none' && (
        <p class="trouble" role="alert">
          {practice[`trouble.${trouble}`]}
        </p>
      )}
      <details class="tool">
        <summary>{practice.keeping}</summary>
        <p>{practice['keeping.text']}</p>
        <div class="actions">
          <button type="button" class="button quiet" onClick={() => download(exportMemory())}>
            {practice.export}
          </button>
          <label class="button quiet file">
            {practice.import}
            <input
              type="file"
              accept="application/json,.json"
              ref={file}
              class="sr-only"
              onChange={() => void take()}
            />
          </label>
        </div>
        <p role="status">{said}</p>
      </details>
    </>
  );
}
