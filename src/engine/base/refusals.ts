import { IMPOSSIBLE } from './impossible.ts';
import { WRITTEN, coded } from './result.ts';

/** Every reason for a refusal, with its code. */
export const REFUSALS = { ...WRITTEN, ...coded('impossible-context', ...IMPOSSIBLE) };
