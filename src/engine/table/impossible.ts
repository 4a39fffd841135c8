import { coded } from '../base/result.ts';
import { IMPOSSIBLE_THERE } from './impossible-ids.ts';
import { WRITTEN_THERE } from './refusals.ts';

/** Every reason to refuse what happened at a table, beside those of a hand, with its code. */
export const TABLE_REFUSALS = { ...WRITTEN_THERE, ...coded('impossible-context', ...IMPOSSIBLE_THERE) };
