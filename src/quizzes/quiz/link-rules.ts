import { BOOK_IDS, type BookId, DEFAULT_RULEBOOKS } from '../../engine/rulebooks/ids.ts';

/** The rulebook that a link to a question, a quiz, a result or to what changed names, before anything else of it is read. */
export function rulesOfLink(fragment: string): BookId | undefined {
  const named = /(?:[#&]in=|^#(?:quiz|result)=\d+\.|^#begin=changes\/[a-z0-9-]+\/)([a-z0-9-]+)/.exec(fragment)?.[1];
  return fragment.startsWith('#day=') ? DEFAULT_RULEBOOKS.riichi : BOOK_IDS.find((id) => id === named);
}
