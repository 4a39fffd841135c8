import { type ReadSource, type Wanted, readSource } from './read-source.ts';

/** Reads one file after the other; a promise of nothing where it was cancelled. */
export interface Reader {
  readonly read: (wanted: Wanted) => Promise<ReadSource | undefined>;
  readonly stop: () => void;
}

/** Reads in a worker, or in the page where there are none. */
export function makeReader(): Reader {
  if (typeof Worker === 'undefined') {
    let isStopped = false;
    return {
      read: async (wanted) => (isStopped ? undefined : await readSource(wanted)),
      stop: () => void (isStopped = true),
    };
  }
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
  let cancel = (): void => undefined;
  return {
    read: (wanted) =>
      new Promise((done) => {
        cancel = () => done(undefined);
        worker.onmessage = ({ data }: MessageEvent<ReadSource>) => done(data);
        worker.onerror = () =>
          done({
            source: { id: wanted.name, name: wanted.name, text: '' },
            games: [],
            problems: [{ id: 'unknown-format' }],
          });
        worker.postMessage(wanted);
      }),
    stop: () => {
      worker.terminate();
      cancel();
    },
  };
}
