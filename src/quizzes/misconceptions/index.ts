import { EDITION_MISCONCEPTIONS } from './editions.ts';
import { FU_MISCONCEPTIONS } from './fu.ts';
import { HAN_MISCONCEPTIONS } from './han.ts';
import type { Misconception } from './misconception.ts';
import { PAYMENT_MISCONCEPTIONS } from './payment.ts';
import { YAKU_MISCONCEPTIONS } from './yaku.ts';

/** Every named misconception, step by step. */
export const MISCONCEPTIONS: readonly Misconception[] = [
  ...YAKU_MISCONCEPTIONS,
  ...HAN_MISCONCEPTIONS,
  ...FU_MISCONCEPTIONS,
  ...PAYMENT_MISCONCEPTIONS,
  ...EDITION_MISCONCEPTIONS.han,
  ...EDITION_MISCONCEPTIONS.fu,
  ...EDITION_MISCONCEPTIONS.payment,
];

export { type Case, type Misconception, placeOfRule } from './misconception.ts';
