import * as z from 'zod/mini';
import { FANS, type FanId } from '../../engine/mcr/index.ts';
import type { McrShares } from '../base/terms.ts';
import type { Fans } from './hands/count.ts';

const NAMES: ReadonlySet<unknown> = new Set<FanId>(FANS);

/** Fan in an answer, each as often as it counts. */
export const fansForm: z.ZodMiniType<Fans> = z.array(z.custom<FanId>((value) => NAMES.has(value)));

/** What each player pays. */
export const mcrSharesForm: z.ZodMiniType<McrShares> = z.strictObject({
  discarder: z.nullable(z.number()),
  others: z.number(),
});
