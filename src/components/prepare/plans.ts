import { z } from 'astro/zod';
import data from '../../content/prepare/prepare.json' with { type: 'json' };
import { BOOK_IDS, type BookId, isRiichiId } from '../../engine/rulebooks/ids.ts';
import { type Phrase, phrase } from '../../i18n/told.ts';

/** An article of the own rulebook (`3.2`) or another (`ema-2016 4.1`), a page (`score/`), or a place on this page (`#online`). */
const link = z.string().min(1);

const demand = z.strictObject({ id: z.string().regex(/^[a-z-]+$/), text: phrase, links: z.array(link).min(1) });

/** How long a plan takes, in minutes. */
export const PLAN_LENGTHS = ['30', '60', '120'] as const;

const step = z.strictObject({
  /** Minutes of the step in each plan that has it. */
  minutes: z.partialRecord(z.enum(PLAN_LENGTHS), z.number().int().positive()),
  text: phrase,
  links: z.array(link).min(1),
});

const preparation = z.strictObject({
  /** What the text itself asks of an entrant. */
  asks: phrase,
  demands: z.array(demand).min(5),
  plan: z.array(step).min(5),
});

const difference = z.strictObject({
  text: phrase,
  /** Articles per rulebook; one without an entry of its own takes those of EMA 2016. */
  links: z.record(z.string(), z.array(link).min(1)),
});

const { books, atTheTable } = z
  .strictObject({
    books: z.record(z.enum(BOOK_IDS), preparation),
    atTheTable: z.array(difference),
  })
  .parse(data);

/** What a rulebook demands, how to prepare for it in the time there is, and its words. */
export type Preparation = z.infer<typeof preparation>;

/** The preparation for each rulebook. */
export const PREPARATIONS: Readonly<Record<BookId, Preparation>> = books;

/** What a table asks of a player that a program does by itself, with its articles in a rulebook's words. */
export const atTheTableOf = (book: BookId): readonly { text: Phrase; links: readonly string[] }[] =>
  atTheTable.flatMap(({ text, links }) => {
    const articles = links[book];
    if (articles) return [{ text, links: articles }];
    const base = isRiichiId(book) ? links['ema-2016'] : undefined;
    return base ? [{ text, links: base.map((article) => `ema-2016 ${article}`) }] : [];
  });
