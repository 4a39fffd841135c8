import { RIICHI_IDS } from '../../../../engine/riichi/index.ts';
import { tableOf } from './riichi-table.ts';
import type { RiichiTables } from './table-rules.ts';

/** Table facts of every riichi rulebook, computed by the engine at build time so that pages need no engine. */
export const RIICHI_TABLES = Object.fromEntries(RIICHI_IDS.map((id) => [id, tableOf(id)])) as unknown as RiichiTables;
