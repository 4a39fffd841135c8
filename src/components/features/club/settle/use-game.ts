import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import { $gameText } from '../../../../stores/table.ts';
import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import { $book } from '../../../../stores/rulebook.ts';
import { type Game, formatGame, newGame, parseGame } from './game.ts';
import { type Undoable, changed, unchanged, undone } from './undo.ts';

/** The game on this device and its actions. */
export interface GameStore {
  readonly game: Game;
  readonly canUndo: boolean;
  /** Whether the stored data is not a valid game. */
  readonly isBroken: boolean;
  /** The game as it is stored now, which the next render shows. */
  readonly latest: () => Game;
  /** Replaces the game, or updates it from its current state. */
  readonly change: (next: Game | ((now: Game) => Game)) => void;
  /** Takes the last change back, and returns the game as it stands then. */
  readonly undo: () => Game;
}

/** Stores a game on this device with undo; all open tabs stay in sync. The page is built by `first`. */
export function useGame(first: BookId): GameStore {
  const text = useStore($gameText, { ssr: () => '' });
  const read = useMemo(() => parseGame(text), [text]);
  const book = useStore($book, { ssr: () => first });
  const state: Undoable<Game> = read ?? unchanged(newGame(book));
  const latest = (): Undoable<Game> => parseGame($gameText.get()) ?? state;
  const put = (next: Undoable<Game>): void => $gameText.set(formatGame(next));
  return {
    game: state.now,
    canUndo: state.past.length > 0,
    isBroken: text !== '' && read === undefined,
    latest: () => latest().now,
    change: (next) => put(changed(latest(), typeof next === 'function' ? next(latest().now) : next)),
    undo: () => {
      const before = undone(state);
      put(before);
      return before.now;
    },
  };
}
