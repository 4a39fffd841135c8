import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useState } from 'preact/hooks';

/** The value of a store, undefined before hydration; changes render in the same task as the tap that caused them. */
export function useAtOnce<T extends object>(store: ReadableAtom<T | undefined>): T | undefined {
  const [value, setValue] = useState<T | undefined>(undefined);
  useLayoutEffect(() => store.subscribe((next) => setValue(next)), [store]);
  return value;
}
