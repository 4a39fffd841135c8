import { forGood } from '../browser-storage.ts';

/** Where the log is kept. */
export const LOG_KEY = 'tensu:penalty-log';

/** Whether this browser keeps a log, read or not. */
export const hasLog = (): boolean => forGood.read(LOG_KEY) !== undefined;
