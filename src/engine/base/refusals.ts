import { IMPOSSIBLE } from './impossible.ts';
import { WRITTEN, coded } from './result.ts';

/** Every refusal reason with its error code. */
export const REFUSALS = { ...WRITTEN, ...coded('impossible-context', ...IMPOSSIBLE) };
