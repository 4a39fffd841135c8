import { atom } from 'nanostores';
import { type BookId, type GameId, gameOf } from '../../../engine/rulebooks/ids.ts';
import type * as Module from './desk.ts';
import { fetchGame } from '../../widgets/questions/games/games.ts';

/** What a sitting needs, once it is loaded. */
export type Desk = typeof Module.desk;

/** The desk, undefined until somebody is about to sit down. */
export const $desk = atom<Desk | undefined>(undefined);

/** What somebody waits for: the desk is on its way, or it did not come and can be asked for again. */
export type Waiting = 'busy' | { readonly again: () => void };

/** What somebody waits for; undefined while nobody does. */
export const $waiting = atom<Waiting | undefined>(undefined);

/** The games that can be practised by now. */
export const $ready = atom<readonly GameId[]>([]);

async function loadDesk(): Promise<Desk | undefined> {
  try {
    // Where the page itself says that a script did not come, there is no module and no error.
    const module = (await import('./desk.ts')) as typeof Module | undefined;
    return module?.desk;
  } catch {
    return undefined;
  }
}

async function load(game: GameId): Promise<Desk | undefined> {
  const [desk, isThere] = await Promise.all([loadDesk(), fetchGame(game)]);
  return isThere ? desk : undefined;
}

const loading = new Map<GameId, Promise<Desk | undefined>>();

/** Fetches what a sitting by a rulebook needs, once; undefined, and to be tried again, when it does not come. */
export function fetchDesk(rules: BookId): Promise<Desk | undefined> {
  const game = gameOf(rules);
  const known = loading.get(game);
  if (known) return known;
  const fetched = load(game).then((desk) => {
    if (desk) {
      $desk.set(desk);
      $ready.set([...$ready.get(), game]);
    } else loading.delete(game);
    return desk;
  });
  loading.set(game, fetched);
  return fetched;
}

/** Does something at the desk as soon as it is there for a rulebook; until then the page says so, and when it does not come, too. */
export function atDesk(rules: BookId, action: (desk: Desk) => void): void {
  const desk = $desk.get();
  if (desk && $ready.get().includes(gameOf(rules))) {
    $waiting.set(undefined);
    action(desk);
    return;
  }
  $waiting.set('busy');
  void fetchDesk(rules).then((fetched) => {
    $waiting.set(fetched ? undefined : { again: () => atDesk(rules, action) });
    if (fetched) action(fetched);
  });
}
