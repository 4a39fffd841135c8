import { atom } from 'nanostores';
import { lacksOptions } from '../../../engine/riichi/index.ts';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import type * as Module from './session-parts.ts';
import { fetchGame } from '../../widgets/questions/games/games.ts';
import { fetchQuestionWords } from '../../widgets/questions/late-words.ts';

/** The components and actions of a session. */
export type SessionParts = typeof Module.parts;

/** The parts; undefined until somebody is about to start a session. */
export const $parts = atom<SessionParts | undefined>(undefined);

/** Whether the parts are loading, failed and can be asked for again, or a rulebook lacks the options that a link names. */
export type Waiting = 'busy' | { readonly again: () => void } | { readonly lacking: BookId };

/** What waits for the parts; undefined when nothing does. */
export const $waiting = atom<Waiting | undefined>(undefined);

/** The rulebooks that are loaded with their games. */
export const $ready = atom<readonly BookId[]>([]);

async function loadParts(): Promise<SessionParts | undefined> {
  try {
    // When the page itself reports a missing script, the import gives neither a module nor an error.
    const module = (await import('./session-parts.ts')) as typeof Module | undefined;
    return module?.parts;
  } catch {
    return undefined;
  }
}

async function load(rules: BookId): Promise<SessionParts | undefined> {
  const [parts, isThere, hasWords] = await Promise.all([loadParts(), fetchGame(rules), fetchQuestionWords()]);
  return isThere && hasWords ? parts : undefined;
}

const loading = new Map<BookId, Promise<SessionParts | undefined>>();

/** Loads what a session under a rulebook needs, once. Returns undefined when it fails; the next call tries again. */
export function fetchParts(rules: BookId): Promise<SessionParts | undefined> {
  const known = loading.get(rules);
  if (known) return known;
  const fetched = load(rules).then((parts) => {
    if (parts) {
      $parts.set(parts);
      $ready.set([...$ready.get(), rules]);
    } else loading.delete(rules);
    return parts;
  });
  loading.set(rules, fetched);
  return fetched;
}

/** Runs an action once the parts for a rulebook are loaded. The page says when they are loading or failed to load. */
export function whenLoaded(rules: BookId, action: (parts: SessionParts) => void): void {
  const parts = $parts.get();
  if (parts && $ready.get().includes(rules)) {
    $waiting.set(undefined);
    action(parts);
    return;
  }
  $waiting.set('busy');
  void fetchParts(rules).then((fetched) => {
    $waiting.set(
      fetched ? undefined : lacksOptions(rules) ? { lacking: rules } : { again: () => whenLoaded(rules, action) },
    );
    if (fetched) action(fetched);
  });
}
