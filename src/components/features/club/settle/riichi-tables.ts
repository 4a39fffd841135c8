import { RIICHI_IDS } from '../../../../engine/riichi/index.ts';
import { FIRST_BOOK } from '../../../../chapters.ts';
import { tableOf } from './riichi-table.ts';
import type { RiichiTable, RiichiTables } from './table-rules.ts';

/** Table facts of every riichi rulebook, computed by the engine at build time so that pages need no engine. */
export const RIICHI_TABLES = Object.fromEntries(RIICHI_IDS.map((id) => [id, tableOf(id)])) as unknown as RiichiTables;

/** All of a rulebook that an empty form shows: the starting points, whether a hand can be aborted, stages of a league. */
const shownOf = (rules: string): string => {
  const { start, aborts, stages } = new Map<string, RiichiTable>(Object.entries(RIICHI_TABLES)).get(rules) ?? {};
  return JSON.stringify([start, aborts?.length === 0, stages]);
};

/** The rulebooks whose empty forms look like the one that is built. */
export const BOOKS_ALIKE = RIICHI_IDS.filter((id) => shownOf(id) === shownOf(FIRST_BOOK));
