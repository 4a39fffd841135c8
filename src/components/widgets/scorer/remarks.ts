import { useEffect, useRef, useState } from 'preact/hooks';

const SAY_AFTER = 600;

/** The last thing said to the learner, and where it is also seen. */
export interface Remark {
  readonly at: 'table' | 'count' | 'nowhere';
  readonly text: string;
  /** What is said on top of the text to those who hear it: it stands elsewhere on the page. */
  readonly heard?: string;
}

const NOTHING: Remark = { at: 'nowhere', text: '' };

/** The one thing to be said at a time; how far the hand is gets said a moment after it changed, over nothing more urgent. */
export function useRemarks(told: string) {
  const [remark, setRemark] = useState<Remark>(NOTHING);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const later = setTimeout(() => {
      setRemark((now) => (now.at === 'nowhere' ? { at: 'nowhere', text: told } : now));
    }, SAY_AFTER);
    return () => clearTimeout(later);
  }, [told]);
  return {
    remark,
    sayAtTable: (text: string): void => setRemark({ at: 'table', text }),
    sayAtCount: (text: string, heard = ''): void => setRemark({ at: 'count', text, heard }),
    sayOnly: (text: string): void => setRemark({ at: 'nowhere', text }),
    hush: (): void => setRemark(NOTHING),
  };
}
