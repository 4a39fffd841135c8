import { type RiichiId, isRiichiId } from '../../engine/rulebooks/ids.ts';

/** What somebody may still do by an older edition: count han or fu, pay, play, settle a table, rule on an offence. */
export const EDITION_PARTS = ['han', 'fu', 'payment', 'play', 'table', 'ruling'] as const;
/** One of these. */
export type EditionPart = (typeof EDITION_PARTS)[number];

/** The id of doing something by an older edition. */
export const editionId = (part: EditionPart, book: RiichiId): string => `${part}-by-${book}`;

/** The part and the older edition that an id of a misconception names; undefined for any other. */
export function editionIn(id: string): { readonly part: EditionPart; readonly book: RiichiId } | undefined {
  const [, named, book] = /^([a-z]+)-by-(.+)$/.exec(id) ?? [];
  const part = EDITION_PARTS.find((one) => one === named);
  return part && isRiichiId(book) ? { part, book } : undefined;
}
