import { useStore } from '@nanostores/preact';
import { useMemo, useRef } from 'preact/hooks';
import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import { $book } from '../../../../stores/rulebook.ts';
import { $tournamentText } from '../../../../stores/table.ts';
import { type Tournament, formatTournament, newTournament, parseTournament } from './tournament.ts';

const MOST_UNDONE = 30;

/** The tournament on this device and its actions. */
export interface TournamentStore {
  readonly tournament: Tournament;
  /** The tournament as it is stored now, which the next render shows. */
  readonly latest: () => Tournament;
  readonly canUndo: boolean;
  /** Whether the stored data is not a valid tournament. */
  readonly isBroken: boolean;
  readonly change: (next: Tournament) => void;
  readonly undo: () => void;
}

/** Stores a tournament on this device; undo lasts as long as the page, which is built by `first`. */
export function useTournament(first: BookId): TournamentStore {
  const text = useStore($tournamentText, { ssr: () => '' });
  const past = useRef<Tournament[]>([]);
  /** The last text written: parsing it again would cost time and recompute every table. */
  const written = useRef<{ readonly text: string; readonly tournament: Tournament }>();
  const read = useMemo(
    () => (written.current?.text === text ? written.current.tournament : parseTournament(text)),
    [text],
  );
  const book = useStore($book, { ssr: () => first });
  const tournament = useMemo(() => read ?? newTournament(book), [read, book]);
  const put = (next: Tournament): void => {
    const own = formatTournament(next);
    written.current = { text: own, tournament: next };
    $tournamentText.set(own);
  };
  return {
    tournament,
    latest: () => parseTournament($tournamentText.get()) ?? tournament,
    canUndo: past.current.length > 0,
    isBroken: text !== '' && read === undefined,
    change: (next) => {
      past.current = [...past.current.slice(1 - MOST_UNDONE), tournament];
      put(next);
    },
    undo: () => {
      const before = past.current.pop();
      if (before) put(before);
    },
  };
}
