import { useEffect, useState } from 'preact/hooks';
import { type BookId, readBook } from '../../../../engine/rulebooks/ids.ts';
import { $book, chooseRulebook } from '../../../../stores/rulebook.ts';
import type { Unread } from './link-parts.ts';
import { whenTable } from './own-table.ts';
import { readPlace, writePlace } from './place.ts';
import { type Undoable, changed, unchanged, undone } from './undo.ts';

/** Formats a value as a link, parses it, and converts it to another rulebook. */
export interface Linked<T extends { readonly rules: BookId }> {
  readonly empty: (rules: BookId) => T;
  readonly format: (value: T) => string;
  readonly parse: (link: string, unread: Unread) => T | undefined;
  readonly byRulebook: (value: T, rules: BookId) => T;
}

/** The value of a calculator and its actions. */
export interface Held<T> {
  readonly value: T;
  readonly canUndo: boolean;
  /** If the page was opened with a bad link, the first part not understood, '' for all of it. */
  readonly broken: string | undefined;
  readonly change: (next: T) => void;
  readonly undo: () => void;
}

/**
 * Stores a calculator's value in the page's address, with undo. It follows the rulebook in force until a link or its own
 * field names another, which then becomes the one in force.
 */
export function useLinked<T extends { readonly rules: BookId }>(linked: Linked<T>, first: BookId): Held<T> {
  const [state, setState] = useState<Undoable<T>>(() => unchanged(linked.empty(first)));
  const [broken, setBroken] = useState<string | undefined>(undefined);
  const put = (next: Undoable<T>): void => {
    setState(next);
    setBroken(undefined);
    writePlace(linked.format(next.now));
    chooseRulebook(next.now.rules);
  };
  useEffect(() => {
    const openLink = (): void => {
      const link = readPlace();
      const isLink = link.includes('=');
      let off = '';
      const value = isLink ? linked.parse(link, (part) => (off = part)) : undefined;
      setBroken(isLink && value === undefined ? off : undefined);
      setState(unchanged(value ?? linked.empty($book.get())));
      if (value) chooseRulebook(value.rules);
    };
    const open = (): void => whenTable(readBook(/(?:^|&)in=([^&]*)/.exec(readPlace())?.[1]) ?? $book.get(), openLink);
    open();
    addEventListener('hashchange', open);
    const unlisten = $book.listen((rules) =>
      whenTable(rules, () =>
        setState((held) => {
          if (held.now.rules === rules || $book.get() !== rules) return held;
          const now = linked.byRulebook(held.now, rules);
          writePlace(linked.format(now));
          return changed(held, now);
        }),
      ),
    );
    return () => {
      removeEventListener('hashchange', open);
      unlisten();
    };
  }, []);
  return {
    value: state.now,
    canUndo: state.past.length > 0,
    broken,
    change: (next) => put(changed(state, next)),
    undo: () => put(undone(state)),
  };
}
