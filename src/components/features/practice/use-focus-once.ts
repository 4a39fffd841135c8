import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Focuses an element when it appears, and leaves the focus alone when it is drawn again. */
export function useFocusOnce<T extends HTMLElement>(): RefObject<T> {
  const element = useRef<T>(null);
  useLayoutEffect(() => element.current?.focus(), []);
  return element;
}
