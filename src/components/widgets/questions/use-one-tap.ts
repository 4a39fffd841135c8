import { useRef } from 'preact/hooks';

/** Two taps of a finger on one spot within so many milliseconds and pixels are a double tap; of a mouse the browser knows it. */
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

/** Lets a double tap count once where the first tap has changed what is shown: the second was not meant for what is there now. */
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
