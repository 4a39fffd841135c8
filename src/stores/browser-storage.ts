import { atom } from 'nanostores';

/** A browser storage that never throws, even when it is blocked or full. */
export interface SafeStorage {
  /** The keys in use. */
  readonly keys: () => readonly string[];
  readonly read: (key: string) => string | undefined;
  /** Whether the text was stored. */
  readonly write: (key: string, text: string) => boolean;
  readonly drop: (key: string) => void;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The storage itself; undefined when it is blocked. */
export const rawStorage = (kind: 'localStorage' | 'sessionStorage'): Storage | undefined =>
  attempt(() => globalThis[kind]);

/** Whether an available storage has refused a write since the page was opened, which means that it is full. */
export const $isFull = atom(false);

const keysOf = (place: Storage | undefined): readonly string[] =>
  Array.from({ length: place?.length ?? 0 }, (_, i) => place?.key(i) ?? '');

const safe = (kind: 'localStorage' | 'sessionStorage'): SafeStorage => ({
  keys: () => attempt(() => keysOf(rawStorage(kind))) ?? [],
  read: (key) => attempt(() => rawStorage(kind)?.getItem(key) ?? undefined),
  write: (key, text) => {
    const place = rawStorage(kind);
    if (place === undefined) return false;
    const isKept = attempt(() => {
      place.setItem(key, text);
      return true;
    });
    if (!isKept) $isFull.set(true);
    return isKept === true;
  },
  drop: (key) => {
    attempt(() => rawStorage(kind)?.removeItem(key));
  },
});

/** Local storage. */
export const forGood = safe('localStorage');

/** Session storage: it lasts until the tab is closed. */
export const forThisTab = safe('sessionStorage');
