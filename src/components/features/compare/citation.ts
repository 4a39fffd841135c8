import type { BookId, Clause } from '../../../engine/riichi/index.ts';
import type { Strings } from '../../../i18n/strings.ts';
import { dash } from '../../../i18n/signs.ts';
import { type ClauseWords, type Place, knownInWords, placeOf } from '../../base/words/clause.ts';

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

/** How we know a rule, with the sources by name where there is one, or where they differ. */
export function knownWithSources(clause: Clause, words: Pick<ClauseWords, 'step'>, lang: string): string | undefined {
  const known = knownInWords(clause, words);
  const from = clause.known?.from.join(', ') ?? '';
  const isNamed = clause.known?.grade === 'one' || clause.known?.grade === 'differ';
  return known !== undefined && isNamed ? `${known}${dash(lang)}${from}` : known;
}
