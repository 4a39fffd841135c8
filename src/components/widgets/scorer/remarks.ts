import { useEffect, useRef, useState } from 'preact/hooks';

const SAY_AFTER = 600;

/** The latest message and where it is visible. */
export interface Remark {
  readonly at: 'table' | 'count' | 'nowhere';
  readonly text: string;
  /** Extra text for screen readers that is visible elsewhere on the page. */
  readonly forScreenReaders?: string;
}

const NOTHING: Remark = { at: 'nowhere', text: '' };

/** Holds the one current message; progress is announced after a delay and never replaces anything more urgent. */
export function useRemarks(progress: string) {
  const [remark, setRemark] = useState<Remark>(NOTHING);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const later = setTimeout(() => {
      setRemark((now) => (now.at === 'nowhere' ? { at: 'nowhere', text: progress } : now));
    }, SAY_AFTER);
    return () => clearTimeout(later);
  }, [progress]);
  return {
    remark,
    remarkAtTable: (text: string): void => setRemark({ at: 'table', text }),
    remarkAtCount: (text: string, forScreenReaders = ''): void => setRemark({ at: 'count', text, forScreenReaders }),
    sayOnly: (text: string): void => setRemark({ at: 'nowhere', text }),
    hush: (): void => setRemark(NOTHING),
  };
}
