import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { BOOK_IDS, type GameId, gameOf } from '../../../engine/rulebooks/ids.ts';
import { $book, DEFAULT_RULEBOOK } from '../../../stores/rulebook.ts';
import { type Draft, withOwnOf } from '../hand-editor/draft.ts';
import { inAddress, isHandLink, linkOf, readLink } from '../hand-editor/place.ts';

/** Fields that only one game has, saved when its rulebook is left, for the way back. */
const left: Partial<Record<GameId, Draft>> = {};

/** Whether a rulebook of the game is in force. On a change to the other game, the hand in the address is converted. */
export function useGameInForce(game: GameId): boolean {
  const book = useStore($book, { ssr: () => BOOK_IDS.find((id) => gameOf(id) === game) ?? DEFAULT_RULEBOOK });
  useEffect(
    () =>
      $book.listen((now, before) => {
        const next = gameOf(now);
        if (before === undefined || gameOf(before) !== game || next === game) return;
        const link = inAddress.read();
        const read = isHandLink(link) ? readLink(link, before) : undefined;
        if (!read || read.rules === now) return;
        left[game] = read.draft;
        inAddress.write(linkOf(withOwnOf(read.draft, left[next], next), now));
      }),
    [],
  );
  return gameOf(book) === game;
}
