/** A storage of this browser that may be blocked or full: nothing here throws. */
export interface SafeStorage {
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

const safe = (kind: 'localStorage' | 'sessionStorage'): SafeStorage => ({
  read: (key) => attempt(() => rawStorage(kind)?.getItem(key) ?? undefined),
  write: (key, text) =>
    attempt(() => {
      const place = rawStorage(kind);
      place?.setItem(key, text);
      return place !== undefined;
    }) === true,
  drop: (key) => {
    attempt(() => rawStorage(kind)?.removeItem(key));
  },
});

/** What this browser keeps for good. */
export const forGood = safe('localStorage');

/** What this tab keeps until it is closed. */
export const forThisTab = safe('sessionStorage');
