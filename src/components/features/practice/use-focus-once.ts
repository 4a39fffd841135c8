import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Focuses an element when it appears, but not when it is rendered again. */
export function useFocusOnce<T extends HTMLElement>(): RefObject<T> {
  const element = useRef<T>(null);
  useLayoutEffect(() => element.current?.focus(), []);
  return element;
}
