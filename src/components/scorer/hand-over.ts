import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { type Family, listedBook } from '../../engine/rulebooks/ids.ts';
import { $book, DEFAULT_RULEBOOK } from '../../stores/rulebook.ts';
import { type Draft, withOwnOf } from './draft.ts';
import { inAddress, isHandLink, linkOf, readLink } from './place.ts';

/** What only one game knew of the hand when its rulebook was left, for the way back. */
const left: Partial<Record<Family, Draft>> = {};

const gameOf = (book: Parameters<typeof listedBook>[0]): Family => listedBook(book).family;

/**
 * Whether a rulebook of the game is in force. When one of the other game follows, the hand in the address goes along.
 */
export function useGameInForce(game: Family): boolean {
  const book = useStore($book, { ssr: () => (game === 'mcr' ? 'mers-2014' : DEFAULT_RULEBOOK) });
  useEffect(
    () =>
      $book.listen((now, before) => {
        if (before === undefined || gameOf(before) !== game || gameOf(now) === game) return;
        const link = inAddress.read();
        const read = isHandLink(link) ? readLink(link, before) : undefined;
        if (!read || read.rules === now) return;
        left[game] = read.draft;
        inAddress.write(linkOf(withOwnOf(read.draft, left[gameOf(now)], gameOf(now)), now));
      }),
    [],
  );
  return gameOf(book) === game;
}
