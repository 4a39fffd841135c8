import { persistentAtom } from '@nanostores/persistent';
import { forgiveStorage } from './forgiving-storage.ts';

forgiveStorage();

/** The game written down at a table, as JSON; readers validate it like a stranger's text. */
export const $gameText = persistentAtom<string>('tensu:game', '');

/** The tournament on this device, as JSON; readers validate it like a stranger's text. */
export const $tournamentText = persistentAtom<string>('tensu:tournament', '');
