import { BOOK_IDS, type BookId, isRiichiId } from '../../../engine/rulebooks/ids.ts';
import { LANGUAGES } from '../../../locales.ts';

/** What can be looked up in a rulebook: the last part of the sheet's address. */
export type SheetId = 'scores' | 'yaku' | 'points' | 'penalties';

/** The rulebooks that have sheets, and which. */
export const SHEETS: readonly { readonly book: BookId; readonly sheets: readonly SheetId[] }[] = BOOK_IDS.map(
  (book) => ({
    book,
    sheets: isRiichiId(book) ? ['scores', 'yaku', 'penalties'] : ['points', 'penalties'],
  }),
);

/** The address of a sheet below the site's root. */
export const sheetPath = (book: BookId, sheet: SheetId): string => `reference/${book}/${sheet}/`;

/** `getStaticPaths` of every sheet: each rulebook's, in each language. */
export const sheetPaths = () =>
  SHEETS.flatMap(({ book, sheets }) =>
    sheets.flatMap((sheet) => LANGUAGES.map(({ locale }) => ({ params: { locale, book, sheet } }))),
  );
