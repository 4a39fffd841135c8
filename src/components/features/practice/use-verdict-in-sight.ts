import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** What of a verdict is brought into sight. */
interface InSight {
  readonly line: RefObject<HTMLParagraphElement>;
  readonly next: RefObject<HTMLButtonElement>;
}

const STILL: ScrollIntoViewOptions = { block: 'nearest', behavior: 'instant' };

/**
 * Gives the focus to the button that goes on, and lets the hand stand where it stood when it was asked about, however long the
 * answer was; under it lies what was wrong, or, after a right answer, the way on.
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
