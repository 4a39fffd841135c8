import * as z from 'zod/mini';
import all from '../../../content/errata.json';
import { BOOK_IDS } from '../../../engine/rulebooks/ids.ts';

/** Something that this site once said wrongly: the day on which it was mended, and the article that it is about. */
const erratum = z.object({
  id: z.string(),
  date: z.iso.date(),
  book: z.enum(BOOK_IDS),
  article: z.string(),
});

/** All errata, the latest first. */
export const ERRATA = z
  .array(erratum)
  .parse(all)
  .toSorted((a, b) => b.date.localeCompare(a.date));
