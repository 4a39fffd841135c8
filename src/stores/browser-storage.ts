import { atom } from 'nanostores';

/** A storage of this browser that may be blocked or full: nothing here throws. */
export interface SafeStorage {
  /** The keys under which something is kept. */
  readonly keys: () => readonly string[];
  readonly read: (key: string) => string | undefined;
  /** Whether it was kept. */
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

/** The storage itself, undefined where it is blocked. */
export const rawStorage = (kind: 'localStorage' | 'sessionStorage'): Storage | undefined =>
  attempt(() => globalThis[kind]);

/** Whether a storage that is there refused to keep something since the page was opened: it is full. */
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

/** What this browser keeps for good. */
export const forGood = safe('localStorage');

/** What this tab keeps until it is closed. */
export const forThisTab = safe('sessionStorage');
