import * as z from 'zod/mini';

/** A file or pasted text with games, as it was opened; it is read again each time by the same readers. */
export interface Source {
  /** Derived from the text: the same text is never stored twice. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

const SOURCE = z.strictObject({ id: z.string(), name: z.string(), text: z.string() });

const DATABASE = 'tensu-games';
const STORE = 'sources';
const VERSION = 1;

/** What a blocked or full database did not take; it lasts as long as the page. */
const inPage = new Map<string, Source>();

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('the database refused'));
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return asked(request);
}

/** Does something with the stored sources; undefined where the browser does not let us. */
async function withStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) {
  try {
    const database = await opened();
    try {
      const transaction = database.transaction(STORE, mode);
      const result = await asked(act(transaction.objectStore(STORE)));
      return { result };
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** All sources, those that only the page holds last. */
export async function savedSources(): Promise<readonly Source[]> {
  const stored = await withStore<unknown[]>('readonly', (store) => store.getAll());
  const read = (stored?.result ?? []).flatMap((one) => {
    const source = SOURCE.safeParse(one);
    return source.success ? [source.data] : [];
  });
  const ids = new Set(read.map(({ id }) => id));
  return [...read, ...[...inPage.values()].filter(({ id }) => !ids.has(id))];
}

/** Saves a source; false where it lasts only as long as the page. */
export async function saveSource(source: Source): Promise<boolean> {
  const isStored = (await withStore('readwrite', (store) => store.put(source))) !== undefined;
  if (!isStored) inPage.set(source.id, source);
  return isStored;
}

/** Deletes a source for good. */
export async function deleteSource(id: string): Promise<void> {
  inPage.delete(id);
  await withStore('readwrite', (store) => store.delete(id));
}

/** Deletes everything for good. */
export async function deleteAllSources(): Promise<void> {
  inPage.clear();
  await withStore('readwrite', (store) => store.clear());
}
