import type { BookId, RulebookId } from '../rulebooks/ids.ts';
import type { Known } from './known.ts';

/** Booklets and rule sets cited for rules that are in none of our texts. */
export type BookletId = RulebookId | 'jpml-a';

/** Reasons for our reading where a rulebook is silent. */
export type NoteId =
  | 'stands-on-ema-2016'
  | 'printed-in-booklet-only'
  | 'tesuji-prints-no-values'
  | 'jpml-practice'
  | 'chapters-1-3-not-in-source'
  | 'usual-practice'
  | 'not-known'
  | 'house-rule'
  | 'test-profile';

/**
 * The source of a rule: an article of one of our texts, a section found only in the published booklet (empty where we do
 * not know it), or, for a silent rulebook, the clause our reading comes from and why. `known` says how the rule is
 * established where we have not read all of the book.
 */
export type Clause = (
  | { readonly book: BookId; readonly article: string }
  | { readonly published: BookletId; readonly section: string; readonly note?: NoteId }
  | { readonly book: BookId; readonly silent: true; readonly from: Clause; readonly why: NoteId }
) & { readonly known?: Known };

/** Cites an article of one of our texts. */
export const article = (book: BookId, number: string): Clause => ({ book, article: number });

/** Cites a section found only in the published booklet; the note says why. */
export const published = (book: BookletId, section: string, note?: NoteId): Clause =>
  note === undefined ? { published: book, section } : { published: book, section, note };

/** Cites another clause for a rulebook that is silent, and says why. */
export const silent = (book: BookId, from: Clause, why: NoteId): Clause => ({ book, silent: true, from, why });

/** Cites a clause of its own for each id, to spread into a rulebook's `cite`. */
export const eachBy = <Id extends string>(
  clauseOf: (id: Id) => Clause,
  ids: readonly Id[],
): Readonly<Record<Id, Clause>> => Object.fromEntries(ids.map((id) => [id, clauseOf(id)])) as Record<Id, Clause>;

/** Cites one clause for several ids, to spread into a rulebook's `cite`. */
export const citeAll = <Id extends string>(clause: Clause, ids: readonly Id[]): Readonly<Record<Id, Clause>> =>
  Object.fromEntries(ids.map((id) => [id, clause])) as Record<Id, Clause>;
