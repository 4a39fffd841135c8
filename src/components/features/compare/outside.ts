import { z } from 'astro/zod';
import data from '../../../content/compare/outside.json' with { type: 'json' };

const certainty = z.enum(['named', 'older', 'second-hand', 'differ', 'assumed']);
/** `is` is the option’s value; a cell without it is told in `outside`, the words. */
const cell = z.strictObject({
  is: z.unknown().optional(),
  sure: certainty,
  from: z.array(z.string()).min(1).optional(),
});

/** What is known of an option in a rulebook without chapters here and no value in the engine, how surely, and from where. */
export type OutsideCell = z.infer<typeof cell>;

/** Rulebooks that are compared, with their sources, but neither told nor scored by here; an option without a cell is not established. */
export const OUTSIDE = z
  .strictObject({
    books: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    sources: z.array(z.string()),
    cells: z.record(z.string(), z.record(z.string(), cell)),
  })
  .parse(data);
