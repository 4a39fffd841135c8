import { useStore } from '@nanostores/preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { RIICHI_IDS, type RiichiId } from '../../engine/riichi/index.ts';
import { $rulebook, DEFAULT_RULEBOOK, chooseRulebook } from '../../stores/rulebook.ts';
import { type Draft, EMPTY } from './draft.ts';
import { type KeptAt, isHandLink, linkOf, readLink } from './place.ts';
import { type State, stateOf } from './state.ts';

const MOST_UNDONE = 100;
const WRITE_AFTER = 300;

/** The hand on the table and all that can be done to it. */
export interface Table {
  readonly draft: Draft;
  readonly rules: RiichiId;
  readonly state: State;
  readonly canUndo: boolean;
  readonly change: (draft: Draft) => void;
  readonly undo: () => void;
}

/** What came of a link that the page was opened with. */
export type Opened = 'opened' | 'broken';

const isRulebook = (id: string): id is RiichiId => RIICHI_IDS.some((known) => known === id);

/** Keeps a hand: under the rulebook in force, with every change undoable, kept by the page so that a reload finds it. */
export function useTable(first: Draft, kept: KeptAt, onOpened: (what: Opened) => void): Table {
  const rules = useStore($rulebook, { ssr: () => DEFAULT_RULEBOOK });
  const [drafts, setDrafts] = useState<readonly Draft[]>([first]);
  const draft = drafts.at(-1) ?? EMPTY;
  const touched = useRef(false);
  const change = (next: Draft): void => {
    touched.current = true;
    setDrafts((before) => [...before.slice(-MOST_UNDONE), next]);
  };

  useEffect(() => {
    const open = (): void => {
      const link = kept.read();
      if (!isHandLink(link) || link === linkOf(draft, rules)) return;
      const read = readLink(link, $rulebook.get());
      if (read && isRulebook(read.rules)) chooseRulebook(read.rules);
      const isKnown = read && isRulebook(read.rules);
      setDrafts([isKnown ? read.draft : EMPTY]);
      onOpened(isKnown ? 'opened' : 'broken');
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  useEffect(() => {
    if (!touched.current) return;
    const later = setTimeout(() => kept.write(linkOf(draft, rules)), WRITE_AFTER);
    return () => clearTimeout(later);
  }, [draft, rules]);

  const state = useMemo(() => stateOf(draft, rules), [draft, rules]);
  const undo = (): void => setDrafts((before) => (before.length > 1 ? before.slice(0, -1) : before));
  return { draft, rules, state, canUndo: drafts.length > 1, change, undo };
}
