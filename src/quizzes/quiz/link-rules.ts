import { type BookId, baseBook, readBook } from '../../engine/rulebooks/ids.ts';

/**
 * The rulebook of a link to a question, a quiz, a result or to what changed, before anything else of it is read. The
 * hand of the day follows the rulebook in force without the options of the house, and any other link that names no rulebook
 * the rulebook itself.
 */
export function rulesOfLink(fragment: string, inForce: BookId): BookId {
  const named = /(?:[#&]in=|^#(?:quiz|result)=\d+\.|^#begin=changes\/[a-z0-9-]+\/)([\w~-]+)/.exec(fragment)?.[1];
  if (fragment.startsWith('#day=')) return baseBook(inForce);
  return readBook(named) ?? inForce;
}
