import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The parts of a verdict that are scrolled into view. */
interface InSight {
  readonly line: RefObject<HTMLParagraphElement>;
  readonly next: RefObject<HTMLButtonElement>;
}

const STILL: ScrollIntoViewOptions = { block: 'nearest', behavior: 'instant' };

/**
 * Focuses the button that goes on, and keeps the hand where it stood when it was asked, however long the verdict. Below
 * it lies what went wrong or, after a right answer, the way on.
 */
export function useVerdictInSight(isRight: boolean): InSight {
  const line = useRef<HTMLParagraphElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    next.current?.focus({ preventScroll: true });
    line.current?.closest('section')?.scrollIntoView({ ...STILL, block: 'start' });
    (isRight ? next : line).current?.scrollIntoView(STILL);
  }, []);
  return { line, next };
}
