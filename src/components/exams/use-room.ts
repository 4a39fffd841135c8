import { useEffect, useState } from 'preact/hooks';
import { listedBook } from '../../engine/rulebooks/ids.ts';
import type { Blueprint } from '../../quizzes/exams/blueprint.ts';
import { fetchGame } from '../questions/games/fetch-game.ts';
import type * as AuthoredModule from './authored/fetch-authored.ts';

/** What a page needs beside itself, once it is there; `failed` where it did not come. */
export interface RoomState<R> {
  readonly room: R | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

/** Where the page itself says that a script did not come, there is no module and no error. */
type Fetched<R> = Promise<{ readonly ROOM: R } | undefined>;

async function takeUpAuthored(): Promise<void> {
  const module = (await import('./authored/fetch-authored.ts')) as typeof AuthoredModule | undefined;
  if (!(await module?.fetchAuthored())) throw new Error('the authored questions did not come');
}

/** What has to be there before anything of an exam can be dealt or shown. */
export type Needs = Pick<Blueprint, 'rules'> & {
  /** Whether authored questions are asked, or chosen from. */
  readonly hasAuthored: boolean;
};

/** What an exam needs. */
export const needsOf = ({ rules, authored = [] }: Blueprint): Needs => ({ rules, hasAuthored: authored.length > 0 });

/** Fetches a part of a page with what an exam needs; throws where anything did not come. */
export async function fetchRoom<R>({ rules, hasAuthored }: Needs, load: () => Fetched<R>): Promise<R> {
  const [module, isThere] = await Promise.all([
    load(),
    fetchGame(listedBook(rules).family),
    hasAuthored ? takeUpAuthored() : undefined,
  ]);
  if (!module || !isThere) throw new Error('a script did not come');
  return module.ROOM;
}

/** Fetches what a page needs for an exam: its own part, the game, and the authored questions. */
export function useRoom<R extends object>(needs: Needs, load: () => Fetched<R>): RoomState<R> {
  const [room, setRoom] = useState<R>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setFailed(false);
    setRoom(undefined);
    fetchRoom(needs, load).then(
      (fetched) => isWanted && setRoom(fetched),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [needs.rules, needs.hasAuthored, tries]);
  return { room, failed, again: () => setTries(tries + 1) };
}
