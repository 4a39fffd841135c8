import { z } from 'astro/zod';
import data from '../../../content/prepare/prepare.json' with { type: 'json' };
import { ALL_SKILL_IDS } from '../../../quizzes/base/skill-ids.ts';
import { AT_HAND_IDS, BOOK_IDS, type BookId, DEFAULT_RULEBOOKS } from '../../../engine/rulebooks/ids.ts';

/** An article of the own rulebook (`3.2`) or another (`ema-2016 4.1`), a page (`score/`), or a place on this page (`#online`). */
const link = z.string().min(1);

const id = z.string().regex(/^[a-z-]+$/);
const demand = z.strictObject({
  id,
  links: z.array(link).min(1),
  /** The skills that show it, all of them, when they are proven; a demand that no skill shows has none. */
  shown: z.array(z.enum(ALL_SKILL_IDS)).min(1).optional(),
});

/** How long a plan takes, in minutes. */
export const PLAN_LENGTHS = ['30', '60', '120'] as const;

const step = z.strictObject({
  id,
  /** Minutes of the step in each plan that has it. */
  minutes: z.partialRecord(z.enum(PLAN_LENGTHS), z.number().int().positive()),
  links: z.array(link).min(1),
});

const preparation = z.strictObject({
  demands: z.array(demand).min(5),
  plan: z.array(step).min(5),
});

const difference = z.strictObject({
  id,
  /** Articles per rulebook; an older one without an entry of its own takes those of EMA 2016. */
  links: z.record(z.string(), z.array(link).min(1)),
});

const { books, atTheTable } = z
  .strictObject({
    books: z.partialRecord(z.enum(BOOK_IDS), preparation),
    atTheTable: z.array(difference),
  })
  .parse(data);

/** What a rulebook demands, and how to prepare for it in the time there is; the words are `prepare`. */
export type Preparation = z.infer<typeof preparation>;

/** The rulebooks that can be prepared for. */
export const PREPARED: readonly BookId[] = BOOK_IDS.filter((id) => books[id]);

/** The preparation for a rulebook; throws where there is none. */
export function preparationFor(book: BookId): Preparation {
  const found = books[book];
  if (!found) throw new Error(`nothing says how to prepare for ${book}`);
  return found;
}

/** Something players must do at a table that programs do automatically, with its articles. */
export const atTheTableOf = (book: BookId): readonly { id: string; links: readonly string[] }[] =>
  atTheTable.flatMap(({ id, links }) => {
    const articles = links[book];
    if (articles) return [{ id, links: articles }];
    const isOlder = AT_HAND_IDS.some((id) => id === book);
    const base = isOlder ? links[DEFAULT_RULEBOOKS.riichi] : undefined;
    return base ? [{ id, links: base.map((article) => `${DEFAULT_RULEBOOKS.riichi} ${article}`) }] : [];
  });
