import type { BookId, RulebookId } from '../rulebooks/ids.ts';

/** The booklets and rule sets that are named where none of our texts has the rule. */
export type BookletId = RulebookId | 'jpml-a';

/** Notes that say why a silent rulebook is read in a certain way. */
export type NoteId =
  | 'stands-on-ema-2016'
  | 'printed-in-booklet-only'
  | 'tesuji-prints-no-values'
  | 'jpml-practice'
  | 'chapters-1-3-not-in-source'
  | 'usual-practice'
  | 'test-profile';

/**
 * Where a rule stands: an article of one of our texts; a section that only the published booklet has; or a rulebook that
 * is silent, with the place the reading is taken from and the note that says why.
 */
export type Clause =
  | { readonly book: BookId; readonly article: string }
  | { readonly published: BookletId; readonly section: string; readonly note?: NoteId }
  | { readonly book: BookId; readonly silent: true; readonly from: Clause; readonly why: NoteId };

/** The clause of an article of one of our texts. */
export const article = (book: BookId, number: string): Clause => ({ book, article: number });

/** The clause of a section that only the published booklet has; the note says why. */
export const published = (book: BookletId, section: string, note?: NoteId): Clause =>
  note === undefined ? { published: book, section } : { published: book, section, note };

/** The clause of a rulebook that is silent: where the reading is taken from, and why. */
export const silent = (book: BookId, from: Clause, why: NoteId): Clause => ({ book, silent: true, from, why });

/** A clause for each of several things, to spread into a rulebook's `cite`. */
export const eachBy = <Id extends string>(
  clauseOf: (id: Id) => Clause,
  ids: readonly Id[],
): Readonly<Record<Id, Clause>> => Object.fromEntries(ids.map((id) => [id, clauseOf(id)])) as Record<Id, Clause>;

/** One clause for several things that stand on it, to spread into a rulebook's `cite`. */
export const standing = <Id extends string>(clause: Clause, ids: readonly Id[]): Readonly<Record<Id, Clause>> =>
  Object.fromEntries(ids.map((id) => [id, clause])) as Record<Id, Clause>;
