import { useStore } from '@nanostores/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Family, listedBook } from '../../engine/rulebooks/ids.ts';
import { $book, DEFAULT_RULEBOOK } from '../../stores/rulebook.ts';
import { fetchMcrWords } from '../fan/fetch-words.ts';
import type * as McrModule from './mcr/McrScorer.tsx';
import { type Draft, withOwnOf } from './draft.ts';
import { inAddress, isHandLink, linkOf, readLink } from './place.ts';
import { Scorer, type ScorerProps } from './Scorer.tsx';

type Module = typeof McrModule;

async function fetchScorer(): Promise<Module | undefined> {
  const [words, module] = await Promise.all([
    fetchMcrWords(),
    import('./mcr/McrScorer.tsx').catch((): Module | undefined => undefined),
  ]);
  return words ? module : undefined;
}

/** The scorer of MCR, fetched when it is first wanted; `lost` when it did not come. */
function useMcrScorer(isWanted: boolean) {
  const [scorer, setScorer] = useState<Module | 'lost' | undefined>(undefined);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted || typeof scorer === 'object') return;
    void fetchScorer().then((module) => setScorer(module ?? 'lost'));
  }, [isWanted, tries]);
  const again = (): void => {
    setScorer(undefined);
    setTries(tries + 1);
  };
  return { scorer, again };
}

/** The hand in the address goes along when a rulebook of the other game is put in force; what only one game knows waits for the way back. */
function useHandOver(): void {
  const left = useRef<Partial<Record<Family, Draft>>>({});
  useEffect(
    () =>
      $book.listen((now, before) => {
        if (before === undefined) return;
        const [to, from] = [listedBook(now).family, listedBook(before).family];
        const link = inAddress.read();
        const read = isHandLink(link) ? readLink(link, before) : undefined;
        if (to === from || !read || read.rules === now) return;
        left.current[from] = read.draft;
        inAddress.write(linkOf(withOwnOf(read.draft, left.current[to], to), now));
      }),
    [],
  );
}

/** The scorer of the page: that of the game whose rulebook is in force. */
export function PageScorer(props: ScorerProps) {
  const book = useStore($book, { ssr: () => DEFAULT_RULEBOOK });
  const isMcr = listedBook(book).family === 'mcr';
  const { scorer, again } = useMcrScorer(isMcr);
  useHandOver();
  if (!isMcr) return <Scorer {...props} />;
  if (typeof scorer === 'object') return <scorer.McrScorer {...props} />;
  const { scorer: words } = props.speech.words;
  return (
    <div class="scorer not-content" role="status">
      <p>{words[scorer === 'lost' ? 'missing' : 'loading']}</p>
      {scorer === 'lost' && (
        <button type="button" class="button" data-asks-again onClick={again}>
          {words['missing.again']}
        </button>
      )}
    </div>
  );
}
