import { atom } from 'nanostores';
import { type BookId, type GameId, gameOf } from '../../../engine/rulebooks/ids.ts';
import type * as Module from './session-parts.ts';
import { fetchGame } from '../../widgets/questions/games/games.ts';

/** The components and actions of a session. */
export type SessionParts = typeof Module.parts;

/** The parts, undefined until somebody is about to sit down. */
export const $parts = atom<SessionParts | undefined>(undefined);

/** The parts are on their way, or did not come and can be asked for again. */
export type Waiting = 'busy' | { readonly again: () => void };

/** What somebody waits for; undefined while nobody does. */
export const $waiting = atom<Waiting | undefined>(undefined);

/** The games that are loaded. */
export const $ready = atom<readonly GameId[]>([]);

async function loadParts(): Promise<SessionParts | undefined> {
  try {
    // Where the page itself says that a script did not come, there is no module and no error.
    const module = (await import('./session-parts.ts')) as typeof Module | undefined;
    return module?.parts;
  } catch {
    return undefined;
  }
}

async function load(game: GameId): Promise<SessionParts | undefined> {
  const [parts, isThere] = await Promise.all([loadParts(), fetchGame(game)]);
  return isThere ? parts : undefined;
}

const loading = new Map<GameId, Promise<SessionParts | undefined>>();

/** Loads what a session under a rulebook needs, once; undefined, and tried again next time, where it does not come. */
export function fetchParts(rules: BookId): Promise<SessionParts | undefined> {
  const game = gameOf(rules);
  const known = loading.get(game);
  if (known) return known;
  const fetched = load(game).then((parts) => {
    if (parts) {
      $parts.set(parts);
      $ready.set([...$ready.get(), game]);
    } else loading.delete(game);
    return parts;
  });
  loading.set(game, fetched);
  return fetched;
}

/** Runs an action once the parts for a rulebook are loaded; meanwhile, and when they do not come, the page says so. */
export function whenLoaded(rules: BookId, action: (parts: SessionParts) => void): void {
  const parts = $parts.get();
  if (parts && $ready.get().includes(gameOf(rules))) {
    $waiting.set(undefined);
    action(parts);
    return;
  }
  $waiting.set('busy');
  void fetchParts(rules).then((fetched) => {
    $waiting.set(fetched ? undefined : { again: () => whenLoaded(rules, action) });
    if (fetched) action(fetched);
  });
}
