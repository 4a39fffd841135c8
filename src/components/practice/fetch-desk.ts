import { atom } from 'nanostores';
import type * as Module from './desk.ts';

/** What a sitting needs, once it is loaded. */
export type Desk = typeof Module.desk;

/** The desk, undefined until somebody is about to sit down. */
export const $desk = atom<Desk | undefined>(undefined);

/** What somebody waits for: the desk is on its way, or it did not come and can be asked for again. */
export type Waiting = 'busy' | { readonly again: () => void };

/** What somebody waits for; undefined while nobody does. */
export const $waiting = atom<Waiting | undefined>(undefined);

let loading: Promise<Desk | undefined> | undefined;

async function load(): Promise<Desk | undefined> {
  try {
    // Where the page itself says that a script did not come, there is no module and no error.
    const module = (await import('./desk.ts')) as typeof Module | undefined;
    return module?.desk;
  } catch {
    return undefined;
  }
}

/** Fetches what a sitting needs, once; undefined, and to be tried again, when it does not come. */
export function fetchDesk(): Promise<Desk | undefined> {
  loading ??= load().then((desk) => {
    if (desk) $desk.set(desk);
    else loading = undefined;
    return desk;
  });
  return loading;
}

/** Does something at the desk as soon as it is there; until then the page says so, and when it does not come, too. */
export function atDesk(action: (desk: Desk) => void): void {
  const desk = $desk.get();
  if (desk) {
    action(desk);
    return;
  }
  $waiting.set('busy');
  void fetchDesk().then((fetched) => {
    $waiting.set(fetched ? undefined : { again: () => atDesk(action) });
    if (fetched) action(fetched);
  });
}
