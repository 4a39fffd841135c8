import { type BookId, MCR_IDS, RIICHI_IDS, isBook, listedBook, standsOn } from '../../../engine/rulebooks/ids.ts';
import type { Coverage } from './finder/ranking.ts';
import { OFFENCES, OFFENCE_GROUPS, type Offence, type Ruling, type RulingKind } from './offences.ts';

/** The ruling on an offence, and the rulebook that it stands in. */
export interface Ruled {
  readonly offence: Offence;
  readonly book: BookId;
  readonly ruling: Ruling;
}

/** The ruling on an offence under a rulebook: its own, else that of the rulebook it stands on. */
export function rulingUnder(offence: Offence, book: BookId): Ruled | undefined {
  const ruling = offence.rulings[book];
  if (ruling) return { offence, book, ruling };
  const base = standsOn(book);
  return base && rulingUnder(offence, base);
}

/** The ruling of an older edition, not in force, where we do not know what this rulebook says. */
export function olderRuling(offence: Offence, book: BookId): Ruled | undefined {
  const older = listedBook(book).olderRulings;
  if (!isBook(older) || rulingUnder(offence, book)) return undefined;
  const ruled = rulingUnder(offence, older);
  return ruled?.ruling.kind === 'silent' ? undefined : ruled;
}

/** Which rulings of a rulebook: those of its own text, those decided by an article or its parts, those of a kind, or all. */
export interface Selection {
  readonly own?: boolean;
  readonly article?: string | undefined;
  readonly kind?: RulingKind | undefined;
}

const isWithin = (article: string | undefined, section: string): boolean =>
  article === section || article?.startsWith(`${section}.`) === true;

/** The rulings under a rulebook that say something, in the groups of offences. */
export function rulingsOf(book: BookId, { own = false, article, kind }: Selection) {
  const rows = OFFENCES.flatMap((offence) => rulingUnder(offence, book) ?? [])
    .filter(({ ruling }) => ruling.kind !== 'silent')
    .filter((ruled) => !own || ruled.book === book)
    .filter(({ ruling }) => article === undefined || isWithin(ruling.articles[0], article))
    .filter(({ ruling }) => kind === undefined || ruling.kind === kind);
  return OFFENCE_GROUPS.map((group) => ({ group, rows: rows.filter(({ offence }) => offence.group === group) })).filter(
    (part) => part.rows.length > 0,
  );
}

/** One line of an offence: the rulebooks that share it, and their ruling with its rulebook, or none where they say nothing. */
export interface RulingRow {
  readonly books: readonly BookId[];
  readonly ruled: Ruled | undefined;
}

/** The lines of an offence in the order of the rulebooks, and last those of the same game that say nothing, in one line. */
export function rowsOf(offence: Offence): readonly RulingRow[] {
  const found = RIICHI_IDS.map((id) => ({ id, ruled: rulingUnder(offence, id) }));
  const shared = Map.groupBy(found, ({ ruled }) => ruled?.book);
  const lines = [...shared.values()].map((line) => ({ books: line.map(({ id }) => id), ruled: line[0]?.ruled }));
  const riichi = lines.filter(({ ruled }) => ruled !== undefined);
  const silent = lines.filter(({ ruled }) => ruled === undefined);
  const mcr = MCR_IDS.flatMap((id) => rulingUnder(offence, id) ?? []);
  return [...riichi, ...mcr.map((ruled) => ({ books: [ruled.book], ruled })), ...(riichi.length > 0 ? silent : [])];
}

/** Whether a rulebook rules on a card, by the rows that its card shows. */
export function coverageOf(card: Offence, book: BookId): Coverage {
  const row = rowsOf(card).find(({ books }) => books.includes(book));
  if (!row) return 'foreign';
  return row.ruled && row.ruled.ruling.kind !== 'silent' ? 'ruled' : 'silent';
}
