import { ADDED } from './added.ts';
import type { McrMisconception } from './misconception.ts';
import { MISSED } from './missed.ts';
import { NUMBERS } from './numbers.ts';
import { TAKEN } from './taken.ts';

/** Every named misconception about counting an MCR hand. */
export const MCR_MISCONCEPTIONS: readonly McrMisconception[] = [...ADDED, ...TAKEN, ...MISSED, ...NUMBERS];
