import { useEffect, useRef, useState } from 'preact/hooks';
import { fetchRulebook, mustFetch } from '../../engine/riichi/index.ts';
import type { BookId } from '../../engine/rulebooks/ids.ts';

/** The rulebook to show answers by, and whether the wanted one has come. */
interface FetchedRulebook<Id> {
  /** The wanted rulebook; the one before while that is on its way. */
  readonly rules: Id;
  readonly at: 'there' | 'awaited' | 'lost';
  readonly again: () => void;
}

/** Fetches a rulebook where the page does not have it yet. `first` is the one that the page was built with. */
export function useRulebook<Id extends BookId>(wanted: Id, first: Id): FetchedRulebook<Id> {
  const last = useRef(first);
  const [tries, setTries] = useState(0);
  const [isLost, setLost] = useState(false);
  const [, setCome] = useState<Id>();
  const isThere = !mustFetch(wanted);
  if (isThere) last.current = wanted;
  useEffect(() => {
    if (!mustFetch(wanted)) return;
    let isWanted = true;
    setLost(false);
    void fetchRulebook(wanted).then((hasCome) => {
      if (!isWanted) return;
      if (hasCome) setCome(wanted);
      else setLost(true);
    });
    return () => {
      isWanted = false;
    };
  }, [wanted, tries]);
  return {
    rules: last.current,
    at: isThere ? 'there' : isLost ? 'lost' : 'awaited',
    again: () => setTries(tries + 1),
  };
}
