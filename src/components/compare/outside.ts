import { z } from 'astro/zod';
import data from '../../content/compare/outside.json' with { type: 'json' };
import { phrase } from '../../i18n/told.ts';

const certainty = z.enum(['named', 'older', 'second-hand', 'differ', 'assumed']);
const from = z.array(z.string()).min(1).optional();
const cell = z.union([
  z.strictObject({ is: z.unknown(), sure: certainty, from }),
  z.strictObject({ text: phrase, sure: certainty, from }),
]);

/** What is known of an option in a rulebook without chapters here, how surely, and from where. */
export type OutsideCell = z.infer<typeof cell>;

/** Rulebooks that are compared but neither told nor scored by here; an option without a cell is not established. */
export const OUTSIDE = z
  .strictObject({
    books: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    sources: z.record(z.string(), phrase),
    cells: z.record(z.string(), z.record(z.string(), cell)),
  })
  .parse(data);
