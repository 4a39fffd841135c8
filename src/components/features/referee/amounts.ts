import { z } from 'astro/zod';
import data from '../../../content/penalties/amounts.json' with { type: 'json' };
import type { BookId } from '../../../engine/riichi/index.ts';
import type { Told } from '../../../i18n/words.ts';
import { withAll } from './verdict/under.ts';

const amounts = z.record(z.string().regex(/^[a-zA-Z]+$/), z.int().positive());

const BOOKS: Readonly<Partial<Record<BookId, Readonly<Record<string, number>>>>> = z
  .record(z.string(), amounts)
  .parse(data satisfies Readonly<Partial<Record<BookId, object>>>);

/** The numbers that a rulebook's penalties rest on, by name; what goes to each opponent (`…Each`) also stands in all (`…All`). */
export const amountsOf = (book: BookId): Readonly<Record<string, number>> => withAll(BOOKS[book] ?? {});

/** One such number; throws where the rulebook has none of that name. */
export function amountOf(book: BookId, name: string): number {
  const amount = amountsOf(book)[name];
  if (amount === undefined) throw new Error(`the penalties of ${book} have no amount "${name}"`);
  return amount;
}

/** A text of a ruling with the `{{amounts}}` of its rulebook written in, as its language writes numbers. */
export const withAmounts = <Text extends Pick<Told, 'text' | 'lang'>>(told: Text, book: BookId): Text => ({
  ...told,
  text: told.text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => amountOf(book, name).toLocaleString(told.lang)),
});
