import { useRef } from 'preact/hooks';

/** Touch taps this close in time (ms) and space (px) are a double tap; for the mouse, the browser knows. */
const DOUBLE = { milliseconds: 400, pixels: 24 } as const;

interface Tap {
  readonly event: MouseEvent;
  readonly shown: unknown;
}

function isDouble(event: MouseEvent, before: MouseEvent): boolean {
  if (event.detail > 1) return true;
  const isByFinger = event instanceof PointerEvent && event.pointerType === 'touch';
  const apart = Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
  return isByFinger && event.timeStamp - before.timeStamp <= DOUBLE.milliseconds && apart <= DOUBLE.pixels;
}

/** Counts a double tap once if the first tap changed the page: the second was not meant for the new contents. */
export function useOneTap(shown: unknown): (event: MouseEvent) => void {
  const last = useRef<Tap>();
  return (event) => {
    const before = last.current;
    last.current = { event, shown };
    if (!before || before.shown === shown || !isDouble(event, before.event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
