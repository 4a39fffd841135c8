import { atom } from 'nanostores';

/**
 * A storage of this browser that may be blocked or full: nothing here throws. What the browser refuses to keep can still
 * be read as long as the page lasts.
 */
export interface SafeStorage {
  /** The keys under which something is there. */
  readonly keys: () => readonly string[];
  readonly read: (key: string) => string | undefined;
  /** Whether what can be read under a key will outlast the page. */
  readonly keeps: (key: string) => boolean;
  /** Whether the browser kept it; if not, it lasts as long as the page. */
  readonly write: (key: string, text: string) => boolean;
  /** The same, but what the browser does not keep changes nothing. */
  readonly writeForGood: (key: string, text: string) => boolean;
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

/** A text that the browser refused, and what it kept under the key instead. */
interface Refused {
  readonly text: string;
  readonly under: string | undefined;
}

function safe(kind: 'localStorage' | 'sessionStorage'): SafeStorage {
  const refused = new Map<string, Refused>();
  const stored = (key: string): string | undefined => attempt(() => rawStorage(kind)?.getItem(key) ?? undefined);
  /** What was refused, unless another tab has written there since. */
  const inPage = (key: string): string | undefined => {
    const one = refused.get(key);
    return one?.under === stored(key) ? one?.text : undefined;
  };
  const writeForGood = (key: string, text: string): boolean => {
    const place = rawStorage(kind);
    if (!place) return false;
    const isKept = attempt(() => {
      place.setItem(key, text);
      return true;
    });
    if (isKept) refused.delete(key);
    else $isFull.set(true);
    return isKept === true;
  };
  return {
    keys: () => [...new Set([...(attempt(() => keysOf(rawStorage(kind))) ?? []), ...refused.keys()])],
    read: (key) => inPage(key) ?? stored(key),
    keeps: (key) => inPage(key) === undefined && stored(key) !== undefined,
    write: (key, text) => {
      const isKept = writeForGood(key, text);
      if (!isKept) refused.set(key, { text, under: stored(key) });
      return isKept;
    },
    writeForGood,
    drop: (key) => {
      refused.delete(key);
      attempt(() => rawStorage(kind)?.removeItem(key));
    },
  };
}

/** Local storage. */
export const forGood = safe('localStorage');

/** Session storage: it lasts until the tab is closed. */
export const forThisTab = safe('sessionStorage');
