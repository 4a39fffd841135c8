import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useState } from 'preact/hooks';

/** The value of a store, undefined until the page is alive; a change is drawn with the tap that made it, not a timer later. */
export function useAtOnce<T extends object>(store: ReadableAtom<T | undefined>): T | undefined {
  const [value, setValue] = useState<T | undefined>(undefined);
  useLayoutEffect(() => store.subscribe((next) => setValue(next)), [store]);
  return value;
}
