import { setPersistentEngine, windowPersistentEvents, type PersistentStore } from '@nanostores/persistent';
import { $isFull, rawStorage } from './browser-storage.ts';

/** Wraps a storage so that a refused write (full, read-only) lives on in memory instead of throwing. */
export function forgiving(storage: PersistentStore): PersistentStore {
  const refused = new Map<string, string>();
  return new Proxy(storage, {
    has: (target, key) => (typeof key === 'string' && refused.has(key)) || Reflect.has(target, key),
    get: (target, key) => (typeof key === 'string' ? (refused.get(key) ?? target[key]) : undefined),
    set: (target, key, value: string) => {
      if (typeof key !== 'string') return false;
      try {
        target[key] = value;
        refused.delete(key);
      } catch {
        refused.set(key, value);
        $isFull.set(true);
      }
      return true;
    },
    deleteProperty: (target, key) => {
      if (typeof key === 'string') refused.delete(key);
      Reflect.deleteProperty(target, key);
      return true;
    },
  });
}

/** Makes every persistent store of this page forgiving. Where storage is blocked, stores live in memory anyway. */
export function forgiveStorage(): void {
  const storage = rawStorage('localStorage');
  if (storage) setPersistentEngine(forgiving(storage), windowPersistentEvents);
}
