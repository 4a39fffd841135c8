import { BASE_OF_MCR } from '../../../engine/rulebooks/ids.ts';
import { articleHref } from '../../../articles.ts';
import type { Clause } from '../../../engine/riichi/index.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';
import { printedHref } from '../../../printed.ts';

/** Words for citations. */
export interface ClauseWords {
  readonly step: Strings<'step'>;
  readonly book: Strings<'book'>;
}

/** A citation in words, with the article's address if its chapter is published. */
export interface Place {
  readonly text: string;
  readonly href: string | undefined;
}

const isBook = (id: string, book: Strings<'book'>): id is keyof Strings<'book'> => Object.hasOwn(book, id);

/** A section of a printed book in words; a number without a dot is a fan of the Green Book. */
function printedText(clause: Extract<Clause, { published: unknown }>, { step, book }: ClauseWords): string {
  const { published, section } = clause;
  if (published === BASE_OF_MCR)
    return fill(section.includes('.') ? step['cite.green-book'] : step['cite.fan'], { section });
  if (!isBook(published, book)) return step['cite.practice'];
  return section === ''
    ? fill(step['cite.unplaced'], { book: book[published] })
    : fill(step['cite.published'], { book: book[published], section });
}

/** How we know a rule, where its clause says so and its place does not. */
export function knownInWords({ known }: Clause, { step }: Pick<ClauseWords, 'step'>): string | undefined {
  if (!known || known.grade === 'unknown') return undefined;
  const why = known.reading && step[`known.why.${known.reading}`];
  return fill(step[`known.${known.grade}`], { n: known.from.length, ...(why && { why }) });
}

/** Describes where a rule stands: an article, a section of the printed booklet, or the rule used where the rulebook is silent. */
export function placeOf(clause: Clause, words: ClauseWords, locale: string | undefined): Place {
  const { step, book } = words;
  if ('article' in clause)
    return {
      text: fill(step['cite.article'], { book: book[clause.book], article: clause.article }),
      href: articleHref(clause.book, clause.article, locale),
    };
  if ('published' in clause) {
    return { text: printedText(clause, words), href: printedHref(clause.published, clause.section, locale) };
  }
  const from = placeOf(clause.from, words, locale);
  if (clause.why === 'house-rule') return { text: fill(step['cite.house'], { from: from.text }), href: from.href };
  if ('article' in clause.from && clause.from.book === clause.book)
    return { text: fill(step['cite.silent.own'], { from: from.text }), href: from.href };
  if ('published' in clause.from && clause.from.published === clause.book) return from;
  const said = step[clause.why === 'not-known' ? 'cite.unknown' : 'cite.silent'];
  return { text: fill(said, { book: book[clause.book], from: from.text }), href: from.href };
}
