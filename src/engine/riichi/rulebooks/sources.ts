import type { Clause } from '../../base/clause.ts';
import type { Known, ReadingReason } from '../../base/known.ts';
import type { BookId } from '../../rulebooks/ids.ts';

/** Read in the text itself. */
export const text = (from: string): Known => ({ grade: 'text', from: [from] });

/** Told by several sources that do not depend on each other. */
export const several = (...from: readonly string[]): Known => ({ grade: 'several', from });

/** Told by one source. */
export const one = (from: string): Known => ({ grade: 'one', from: [from] });

/** Told differently by these sources, with the reason for our reading. */
export const differ = (reading: ReadingReason, ...from: readonly string[]): Known => ({
  grade: 'differ',
  from,
  reading,
});

/** How the clauses of a rulebook are written that we know from others or only in part. */
interface Places {
  /** A section, and how we know what it says. */
  readonly at: (article: string, known: Known) => Clause;
  /** A rule whose section we do not know. */
  readonly unplaced: (known: Known) => Clause;
  /** A rule that we do not know: that of another rulebook is taken. */
  readonly notKnown: (from: Clause) => Clause;
}

/** The ways to cite a rulebook. */
export const placesIn = (book: BookId): Places => ({
  at: (article, known) => ({ book, article, known }),
  unplaced: (known) => ({ published: book, section: '', known }),
  notKnown: (from) => ({ book, silent: true, from, why: 'not-known', known: { grade: 'unknown', from: [] } }),
});
