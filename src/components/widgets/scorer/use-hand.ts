import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type BookId, gameOf, isBook } from '../../../engine/rulebooks/ids.ts';
import { chooseRulebook } from '../../../stores/rulebook.ts';
import { type Draft, EMPTY } from '../hand-editor/draft.ts';
import { type HandStorage, isHandLink, linkOf, readLink } from '../hand-editor/place.ts';
import type { State } from './state.ts';

const MOST_UNDONE = 100;
const WRITE_AFTER = 300;

/** The hand being edited and its actions. */
export interface HandOnTable<Result> {
  readonly draft: Draft;
  readonly state: State<Result>;
  readonly canUndo: boolean;
  readonly change: (draft: Draft) => void;
  readonly undo: () => void;
}

/** Outcome of the link that the page was opened with. */
export type Opened = 'opened' | 'broken';

/** The rulebook in force and the state of a draft under it. */
interface Ruling<Result> {
  readonly rules: BookId;
  readonly stateOf: (draft: Draft, rules: BookId) => State<Result>;
}

/** Keeps a hand under the rulebook in force, with undo; it is stored so that a reload restores it. */
export function useHand<Result>(
  first: Draft,
  storage: HandStorage,
  { rules, stateOf }: Ruling<Result>,
  onOpened: (what: Opened) => void,
): HandOnTable<Result> {
  const [drafts, setDrafts] = useState<readonly Draft[]>([first]);
  const draft = drafts.at(-1) ?? EMPTY;
  const touched = useRef(false);
  const change = (next: Draft): void => {
    touched.current = true;
    setDrafts((before) => [...before.slice(-MOST_UNDONE), next]);
  };

  useEffect(() => {
    const open = (): void => {
      const link = storage.read();
      if (!isHandLink(link) || link === linkOf(draft, rules)) return;
      const read = readLink(link, rules);
      const named = isBook(read?.rules) ? read.rules : undefined;
      if (named) chooseRulebook(named);
      // A hand of the other game belongs to that game's scorer.
      if (named && gameOf(named) !== gameOf(rules)) return;
      const isKnown = read && named;
      setDrafts([isKnown ? read.draft : EMPTY]);
      onOpened(isKnown ? 'opened' : 'broken');
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  useEffect(() => {
    if (!touched.current) return;
    const later = setTimeout(() => storage.write(linkOf(draft, rules)), WRITE_AFTER);
    return () => clearTimeout(later);
  }, [draft, rules]);

  const state = useMemo(() => stateOf(draft, rules), [draft, rules]);
  const undo = (): void => setDrafts((before) => (before.length > 1 ? before.slice(0, -1) : before));
  return { draft, state, canUndo: drafts.length > 1, change, undo };
}
