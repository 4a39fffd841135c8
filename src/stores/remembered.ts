import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import { forgiveStorage } from './forgiving-storage.ts';

/** A choice stored by the browser: its key, its values, its store, and the only way to change it. */
export interface RememberedChoice<T extends string> {
  readonly key: string;
  readonly values: readonly T[];
  readonly initial: T;
  readonly $value: ReadableAtom<T>;
  /** Takes one of the values; anything else is ignored. */
  readonly choose: (value: string) => void;
}

forgiveStorage();

/** Makes a stored choice, plain text under `key`; an unknown stored text reads as `initial`. */
export function rememberedChoice<const T extends string>(
  key: string,
  values: readonly T[],
  initial: NoInfer<T>,
): RememberedChoice<T> {
  const known = (text: string): T | undefined => values.find((value) => value === text);
  const $value = persistentAtom<T>(key, initial, {
    encode: (value) => value,
    decode: (text) => known(text) ?? initial,
  });
  const choose = (text: string): void => {
    const value = known(text);
    if (value !== undefined) $value.set(value);
  };
  return { key, values, initial, $value, choose };
}
