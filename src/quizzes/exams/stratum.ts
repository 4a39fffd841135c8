import * as z from 'zod/mini';

/** Classes of fu: up to 30, 40 and 50, from 60 on. */
const FU_CLASSES = ['low', 'middle', 'high'] as const;

/** Classes of MCR hands by how many fan count, flowers aside: up to three, four, from five on. */
const FAN_CLASSES = ['few', 'some', 'many'] as const;

/** What makes a question easier or harder than another of its kind; only what is said must be so. */
export const stratumForm = z.strictObject({
  open: z.optional(z.boolean()),
  dealer: z.optional(z.boolean()),
  by: z.optional(z.enum(['draw', 'discard'])),
  limit: z.optional(z.boolean()),
  fu: z.optional(z.enum(FU_CLASSES)),
  fans: z.optional(z.enum(FAN_CLASSES)),
  /** Whether an MCR hand is short of the minimum. */
  short: z.optional(z.boolean()),
});

/** What makes a question easier or harder than another of its kind. */
export type Stratum = z.infer<typeof stratumForm>;
