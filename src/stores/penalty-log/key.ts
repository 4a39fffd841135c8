import { forGood } from '../browser-storage.ts';

/** The storage key of the log. */
export const LOG_KEY = 'tensu:penalty-log';

/** Whether this browser has a stored log. */
export const hasLog = (): boolean => forGood.read(LOG_KEY) !== undefined;
