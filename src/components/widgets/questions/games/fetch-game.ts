import type { GameId } from '../../../../engine/rulebooks/ids.ts';
import { fetchMcrWords } from '../../../fan/fetch-words.ts';
import type * as McrModule from './mcr.ts';
import type * as RiichiModule from './riichi.ts';
import { fetchTableWords } from '../table-words.ts';

/** Fetches a game and takes it up; false where it does not come. Where the page itself says so, there is no module and no error. */
const GAMES: Readonly<Record<GameId, () => Promise<boolean>>> = {
  riichi: async () => {
    const [words, module] = await Promise.all([
      fetchTableWords(),
      import('./riichi.ts') as Promise<typeof RiichiModule | undefined>,
    ]);
    if (!words || !module) return false;
    module.takeUpRiichi();
    return true;
  },
  mcr: async () => {
    const [words, module] = await Promise.all([
      fetchMcrWords(),
      import('./mcr.ts') as Promise<typeof McrModule | undefined>,
    ]);
    if (!words || !module) return false;
    module.takeUpMcr();
    return true;
  },
};

/** Fetches what questions of a game need, and nothing of the other one; false where it does not come. */
export const fetchGame = (game: GameId): Promise<boolean> => GAMES[game]().catch(() => false);
