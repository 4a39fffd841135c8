import { useEffect, useState } from 'preact/hooks';
import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import { $book, chooseRulebook } from '../../../../stores/rulebook.ts';
import type { Unread } from './link-parts.ts';
import { readPlace, writePlace } from './place.ts';
import { type Undoable, changed, unchanged, undone } from './undo.ts';

/** How something is written as a link, read back, and carried from one rulebook to another. */
export interface Linked<T extends { readonly rules: BookId }> {
  readonly empty: (rules: BookId) => T;
  readonly format: (value: T) => string;
  readonly parse: (link: string, unread: Unread) => T | undefined;
  readonly byRulebook: (value: T, rules: BookId) => T;
}

/** What a calculator holds, and what can be done to it. */
export interface Held<T> {
  readonly value: T;
  readonly canUndo: boolean;
  /** Where the page was opened with a link that describes nothing, the first part of it that is not understood, '' for all of it. */
  readonly broken: string | undefined;
  readonly change: (next: T) => void;
  readonly undo: () => void;
}

/**
 * Keeps what a calculator was told in the page's address, with every change undoable. The rulebook in force leads, until a
 * link or the calculator's own field names another; the one that is named becomes the one in force.
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
    const open = (): void => {
      const link = readPlace();
      const isLink = link.includes('=');
      let off = '';
      const value = isLink ? linked.parse(link, (part) => (off = part)) : undefined;
      setBroken(isLink && value === undefined ? off : undefined);
      setState(unchanged(value ?? linked.empty($book.get())));
      if (value) chooseRulebook(value.rules);
    };
    open();
    addEventListener('hashchange', open);
    const unlisten = $book.listen((rules) =>
      setState((held) => {
        if (held.now.rules === rules) return held;
        const now = linked.byRulebook(held.now, rules);
        writePlace(linked.format(now));
        return changed(held, now);
      }),
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
