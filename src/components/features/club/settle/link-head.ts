import { type BookId, isBook } from '../../../../engine/riichi/index.ts';
import { Reader, type Unread, oneOf, partsOf } from './link-parts.ts';
import { hasTable } from './table-rules.ts';

/** The current link format; other versions are rejected. */
export const VERSION = '1';

/** Reads how a link begins: its version and its rulebook. Undefined unless both are understood. */
export function readLinkHead(
  link: string,
  unread: Unread,
): { readonly reader: Reader; readonly rules: BookId } | undefined {
  const parts = partsOf(link, unread);
  if (!parts) return undefined;
  const reader = new Reader(parts);
  const version = reader.take('v', (text) => oneOf([VERSION], text));
  const rules = reader.take('in', (text) => (isBook(text) && hasTable(text) ? text : undefined));
  if (version !== undefined && rules !== undefined) return { reader, rules };
  reader.isRead(unread);
  return undefined;
}
