import * as z from 'zod/mini';

/** The most questions of a topic. */
const MOST_OF_TOPIC = 40;

/** How many bits the print of a topic has. */
export const PRINT_BITS = 32;

/** The form of a part of authored questions. */
export const authoredPart = z.strictObject({
  /** A chapter, as `ema-2016/scoring`, or the skill of penalties. */
  topic: z.string().check(z.regex(/^[a-z0-9-]{1,40}(?:\/[a-z0-9-]{1,40})?$/)),
  count: z.int().check(z.minimum(1), z.maximum(MOST_OF_TOPIC)),
  /** The print of all that can be asked about it: their ids and revisions. */
  print: z.int().check(z.minimum(0), z.maximum(2 ** PRINT_BITS - 1)),
});

/** So many questions of one topic, out of those with this print. */
export type AuthoredPart = z.infer<typeof authoredPart>;
