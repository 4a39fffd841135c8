import { useEffect, useState } from 'preact/hooks';
import { mustFetch } from '../../../../engine/riichi/index.ts';
import type { BookId, GameId } from '../../../../engine/rulebooks/ids.ts';
import { tableGameOf } from './games.ts';
import type { TableEngine } from './table-engine.ts';
import { hasTable } from './table-rules.ts';

/** The engine of a rulebook's game, once loaded; `failed` if it did not load. */
export interface EngineState {
  readonly engine: TableEngine | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

/**
 * Loads the engine of a rulebook's game, once the page knows its rulebook from link or storage, and needs an answer of
 * it. Table facts that are not there come with it.
 */
export function useTableEngine(rules: BookId, isNeeded = true): EngineState {
  const { id: game, fetchEngine } = tableGameOf(rules);
  const [engines, setEngines] = useState<Partial<Record<GameId, TableEngine>>>({});
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  const engine = mustFetch(rules) || !hasTable(rules) ? undefined : engines[game];
  const isAwaited = isNeeded || !hasTable(rules);
  useEffect(() => {
    if (engine || !isRead || !isAwaited) return;
    let isWanted = true;
    setFailed(false);
    fetchEngine().then(
      (fetched) => isWanted && setEngines((known) => ({ ...known, [game]: fetched })),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [rules, isRead, isAwaited, engine, tries]);
  return { engine, failed, again: () => setTries(tries + 1) };
}
