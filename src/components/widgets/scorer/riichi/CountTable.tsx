import { useEffect, useRef, useState } from 'preact/hooks';
import type * as Module from './PinnedTable.tsx';
import { useSpeech } from '../../hand-editor/strings.ts';

/** Where the hand itself is out of sight while it is counted. */
const PHONE = '(max-width: 49.99rem)';

/** The hand once more, in sight while it is counted and the reasons are read; fetched when somebody comes near. */
export function CountTable(props: Omit<Module.PinnedTableProps, 'words'>) {
  const { words } = useSpeech();
  const place = useRef<HTMLDivElement>(null);
  const [pinned, setPinned] = useState<typeof Module>();
  const isExplained = props.explained !== undefined;
  useEffect(() => {
    if (pinned || !place.current) return;
    const load = (): void => void import('./PinnedTable.tsx').then(setPinned);
    if (isExplained) load();
    if (isExplained || !matchMedia(PHONE).matches) return;
    const near = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && load(), {
      rootMargin: '50%',
    });
    near.observe(place.current);
    return () => near.disconnect();
  }, [isExplained, pinned]);
  return (
    <div class={isExplained ? 'pinned-hand' : 'pinned-hand unread'} ref={place}>
      {pinned && <pinned.PinnedTable {...props} words={words} />}
    </div>
  );
}
