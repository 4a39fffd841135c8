import * as z from 'zod/mini';
import type { Random } from './random.ts';

/** Classes of fu: up to 30, 40 and 50, from 60 on. */
const FU_CLASSES = ['low', 'middle', 'high'] as const;

/** Classes of MCR hands by how many fan count, flowers aside: up to three, four, from five on. */
const FAN_CLASSES = ['few', 'some', 'many'] as const;

/** Tens of fu; sixty are sixty or more. */
const TENS = [30, 40, 50, 60] as const;

/** What is drawn from where the lot decides. */
const TENS_BY_LOT = { 30: [30, 40], 40: [40, 50] } as const;

/** What makes a question easier or harder than others of its kind; only the stated traits are required. */
export const stratumForm = z.strictObject({
  open: z.optional(z.boolean()),
  dealer: z.optional(z.boolean()),
  by: z.optional(z.enum(['draw', 'discard'])),
  limit: z.optional(z.boolean()),
  fu: z.optional(z.enum(FU_CLASSES)),
  fans: z.optional(z.enum(FAN_CLASSES)),
  /** Whether an MCR hand is short of the minimum. */
  short: z.optional(z.boolean()),
  /** Whether a riichi hand has a yaku that not every hand brings along. */
  rare: z.optional(z.boolean()),
  tens: z.optional(z.literal(TENS)),
  /** These fu or ten more: each sheet draws which, so that neither place nor look of the hand tells. */
  tensByLot: z.optional(z.literal([30, 40])),
});

/** What makes a question easier or harder than another of its kind. */
export type Stratum = z.infer<typeof stratumForm>;

/** A stratum in which nothing is left to be drawn. */
export type Settled = Omit<Stratum, 'tensByLot'>;

/** Draws what a stratum leaves to the lot. */
export function settled({ tensByLot, ...stratum }: Stratum, random: Random): Settled {
  return tensByLot === undefined ? stratum : { ...stratum, tens: random.pick(TENS_BY_LOT[tensByLot]) };
}
