import { coded } from '../base/result.ts';
import { IMPOSSIBLE_THERE } from './impossible-ids.ts';
import { WRITTEN_THERE } from './refusals.ts';

/** Every reason to refuse a table, apart from those of a hand, with its code. */
export const TABLE_REFUSALS = { ...WRITTEN_THERE, ...coded('impossible-context', ...IMPOSSIBLE_THERE) };
