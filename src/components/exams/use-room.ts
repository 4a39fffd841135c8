import { useEffect, useState } from 'preact/hooks';
import { familyOf } from '../../engine/rulebooks/ids.ts';
import type { Blueprint } from '../../quizzes/exams/blueprint.ts';
import { fetchMcrWords } from '../fan/fetch-words.ts';
import type * as McrModule from '../practice/mcr-desk.ts';
import type * as AuthoredModule from './authored/fetch-authored.ts';

/** What a page needs beside itself, once it is there; `failed` where it did not come. */
export interface RoomState<R> {
  readonly room: R | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

/** Where the page itself says that a script did not come, there is no module and no error. */
type Fetched<R> = Promise<{ readonly ROOM: R } | undefined>;

async function takeUpMcr(): Promise<void> {
  const [hasWords, module] = await Promise.all([
    fetchMcrWords(),
    import('../practice/mcr-desk.ts') as Promise<typeof McrModule | undefined>,
  ]);
  if (!hasWords || !module) throw new Error('MCR did not come');
  module.takeUpMcr();
}

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

async function fetchRoom<R>({ rules, hasAuthored }: Needs, load: () => Fetched<R>): Promise<R> {
  const [module] = await Promise.all([
    load(),
    familyOf(rules) === 'mcr' ? takeUpMcr() : undefined,
    hasAuthored ? takeUpAuthored() : undefined,
  ]);
  if (!module) throw new Error('a script did not come');
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
