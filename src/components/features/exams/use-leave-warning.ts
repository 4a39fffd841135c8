import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { isSaved } from '../../../quizzes/exams/saved.ts';
import { $isKept, $open } from '../../../stores/exams/events.ts';

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Asks before leaving a page whose event neither this browser nor a saved file holds. */
export function useLeaveWarning(): void {
  const open = useStore($open);
  const isKept = useStore($isKept);
  const event = open.state === 'open' ? open.event : undefined;
  const isInFile = event !== undefined && event.entries.at(-1)?.kind === 'saved' && isSaved(event);
  const isAtRisk = event !== undefined && !isKept && !isInFile;
  useEffect(() => {
    if (!isAtRisk) return undefined;
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
}
