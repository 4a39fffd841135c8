import { FU_MISTAKES } from './fu.ts';
import { HAN_MISTAKES } from './han.ts';
import type { Mistake } from './misconception.ts';
import { PAYMENT_MISTAKES } from './payment.ts';
import { YAKU_MISTAKES } from './yaku.ts';

/** Every named misconception, step by step. */
export const MISTAKES: readonly Mistake[] = [...YAKU_MISTAKES, ...HAN_MISTAKES, ...FU_MISTAKES, ...PAYMENT_MISTAKES];

export { type Case, type Mistake, placeOfRule } from './misconception.ts';
