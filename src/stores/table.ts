import { persistentAtom } from '@nanostores/persistent';
import { forgiveStorage } from './forgiving-storage.ts';

forgiveStorage();

/** The game that is written down at a table, as JSON; whoever shows it reads it like a stranger's text. */
export const $gameText = persistentAtom<string>('tensu:game', '');

/** The tournament that is kept on this device, as JSON; whoever shows it reads it like a stranger's text. */
export const $tournamentText = persistentAtom<string>('tensu:tournament', '');
