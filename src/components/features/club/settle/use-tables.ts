import { useStore } from '@nanostores/preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type BookId, readBook } from '../../../../engine/rulebooks/ids.ts';
import { $book } from '../../../../stores/rulebook.ts';
import { $gameText } from '../../../../stores/table.ts';
import { fetchTable } from './own-table.ts';
import { hasTable } from './table-rules.ts';
import type { EngineState } from './use-table-engine.ts';

/** The rulebooks that the stored game names, and the one in force: `first` until storage is read. */
export function useStoredBooks(first: BookId): readonly BookId[] {
  const text = useStore($gameText, { ssr: () => '' });
  const book = useStore($book, { ssr: () => first });
  return useMemo(() => {
    const named = [...text.matchAll(/"rules":"([^"]+)"/g)].flatMap(([, id]) => readBook(id) ?? []);
    return [...new Set<BookId>([book, ...named])];
  }, [text, book]);
}

/** Whether the table facts of all these rulebooks are there; fetches those that are not. */
export function useTables(
  ids: readonly BookId[],
): Pick<EngineState, 'failed' | 'again'> & { readonly isThere: boolean } {
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const missing = ids.filter((id) => !hasTable(id));
  useEffect(() => {
    if (missing.length === 0) return;
    let isWanted = true;
    setFailed(false);
    void Promise.all(missing.map(fetchTable)).then((all) => {
      if (!isWanted) return;
      if (all.every(Boolean)) setTries((n) => n + 1);
      else setFailed(true);
    });
    return () => {
      isWanted = false;
    };
  }, [missing.join(' '), tries]);
  return { isThere: missing.length === 0, failed, again: () => setTries(tries + 1) };
}
