import { useEffect, useRef, useState } from 'preact/hooks';
import type * as Module from './PinnedTable.tsx';
import { useStrings } from '../../hand-editor/strings.ts';

/** Screens where the hand scrolls out of sight while it is counted. */
const PHONE = '(max-width: 49.99rem)';

/** The hand again, in sight during the count; loaded when it comes near the viewport. */
export function CountTable(props: Omit<Module.PinnedTableProps, 'words'>) {
  const { words } = useStrings();
  const place = useRef<HTMLDivElement>(null);
  const [pinned, setPinned] = useState<typeof Module>();
  const isExplained = props.explained !== undefined;
  useEffect(() => {
    if (pinned || !place.current) return;
    const load = (): void => void import('./PinnedTable.tsx').then(setPinned);
    if (isExplained) load();
    if (isExplained || !matchMedia(PHONE).matches) return;
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && load(), {
      rootMargin: '50%',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isExplained, pinned]);
  return (
    <div class={isExplained ? 'pinned-hand' : 'pinned-hand unread'} ref={place}>
      {pinned && <pinned.PinnedTable {...props} words={words} />}
    </div>
  );
}
