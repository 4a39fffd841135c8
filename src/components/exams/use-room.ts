import { useEffect, useState } from 'preact/hooks';
import { type BookId, listedBook } from '../../engine/rulebooks/ids.ts';
import { fetchGame } from '../practice/fetch-game.ts';

/** What a page needs beside itself, once it is there; `failed` where it did not come. */
export interface RoomState<R> {
  readonly room: R | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

/** Where the page itself says that a script did not come, there is no module and no error. */
type Fetched<R> = Promise<{ readonly ROOM: R } | undefined>;

async function fetchRoom<R>(rules: BookId, load: () => Fetched<R>): Promise<R> {
  const [module, isThere] = await Promise.all([load(), fetchGame(listedBook(rules).family)]);
  if (!module || !isThere) throw new Error('a script did not come');
  return module.ROOM;
}

/** Fetches what a page needs for a rulebook: its own part, and the game. */
export function useRoom<R extends object>(rules: BookId | undefined, load: () => Fetched<R>): RoomState<R> {
  const [room, setRoom] = useState<R>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (rules === undefined) return undefined;
    let isWanted = true;
    setFailed(false);
    setRoom(undefined);
    fetchRoom(rules, load).then(
      (fetched) => isWanted && setRoom(fetched),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [rules, tries]);
  return { room, failed, again: () => setTries(tries + 1) };
}
