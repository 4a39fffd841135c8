import { forGood } from './browser-storage.ts';

/** The storage key of the rulings that were looked up last. */
export const RECENT_KEY = 'tensu:recent-rulings';

/** Whether this browser has stored any. */
export const hasRecent = (): boolean => forGood.read(RECENT_KEY) !== undefined;
