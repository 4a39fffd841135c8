import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../../logs/problem.ts';
import { deleteAllSources, deleteSource, saveSource, savedSources } from '../../../stores/games/saved.ts';
import type { ReadSource, Wanted } from './read-source.ts';
import { type Reader, makeReader } from './reader.ts';
import type { ShownGame } from './won.ts';

/** What could not be read, and of which file. */
export interface NamedProblem {
  readonly name: string;
  readonly problem: Problem;
}

/** A file that is still to be opened. */
export type ToOpen = () => Promise<Wanted>;

interface Progress {
  readonly name: string;
  readonly n: number;
  readonly of: number;
}

/** The games on this device, and what is being read. */
export interface Games {
  readonly games: readonly ShownGame[];
  readonly problems: readonly NamedProblem[];
  /** Undefined while nothing is read. */
  readonly progress: Progress | undefined;
  /** Whether what was opened outlasts the page. */
  readonly isKept: boolean;
  readonly open: (files: readonly ToOpen[]) => void;
  readonly cancel: () => void;
  readonly remove: (source: string) => void;
  readonly removeAll: () => void;
}

const shownOf = ({ source, games }: ReadSource): readonly ShownGame[] =>
  games.map((game, index) => ({ key: `${source.id}-${index}`, source: source.id, name: source.name, game }));

const problemsOf = ({ source: { name }, games, problems }: ReadSource): readonly NamedProblem[] =>
  [...problems, ...games.flatMap((game) => game.problems)].map((problem) => ({ name, problem }));

/** Keeps the games on this device: reads files one by one, stores what held a game, and deletes. */
export function useGames(): Games {
  const [games, setGames] = useState<readonly ShownGame[]>([]);
  const [problems, setProblems] = useState<readonly NamedProblem[]>([]);
  const [progress, setProgress] = useState<Progress>();
  const [isKept, setKept] = useState(true);
  const reader = useRef<Reader>();

  const run = async (files: readonly ToOpen[], isNew: boolean): Promise<void> => {
    const own = makeReader();
    reader.current?.stop();
    reader.current = own;
    if (isNew) setProblems([]);
    for (const [index, file] of files.entries()) {
      const wanted = await file();
      if (reader.current !== own) return;
      setProgress({ name: wanted.name, n: index + 1, of: files.length });
      const read = await own.read(wanted);
      if (!read || reader.current !== own) return;
      const found = problemsOf(read);
      if (isNew && found.length > 0) setProblems((before) => [...before, ...found]);
      if (read.games.length === 0) continue;
      const shown = shownOf(read);
      setGames((before) => [...before.filter(({ source }) => source !== read.source.id), ...shown]);
      if (isNew && !(await saveSource(read.source))) setKept(false);
    }
    own.stop();
    setProgress(undefined);
  };

  useEffect(() => {
    void savedSources().then((sources) => {
      if (sources.length > 0 && !reader.current)
        void run(
          sources.map((source) => () => Promise.resolve(source)),
          false,
        );
    });
    return () => reader.current?.stop();
  }, []);

  return {
    ...{ games, problems, progress, isKept },
    open: (files) => void run(files, true),
    cancel: () => {
      reader.current?.stop();
      reader.current = undefined;
      setProgress(undefined);
    },
    remove: (source) => {
      setGames((before) => before.filter((one) => one.source !== source));
      void deleteSource(source);
    },
    removeAll: () => {
      reader.current?.stop();
      reader.current = undefined;
      setProgress(undefined);
      setGames([]);
      setProblems([]);
      void deleteAllSources();
    },
  };
}
