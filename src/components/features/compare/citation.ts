import type { BookId, Clause } from '../../../engine/riichi/index.ts';
import type { Strings } from '../../../i18n/strings.ts';
import { type ClauseWords, type Place, placeOf } from '../../base/words/clause.ts';

/** Where a rule of a rulebook stands, told in that rulebook's own column: its name is not repeated. */
export function placeInColumn(
  clause: Clause,
  column: BookId,
  words: ClauseWords & { readonly compare: Strings<'compare'> },
  locale: string | undefined,
): Place {
  const { step, compare, book } = words;
  const isOwn =
    ('article' in clause && clause.book === column) || ('published' in clause && clause.published === column);
  const short = isOwn
    ? { 'cite.article': '{{article}}', 'cite.published': compare.printed }
    : { 'cite.silent': compare.silent };
  return placeOf(clause, { book, step: { ...step, ...short } }, locale);
}
