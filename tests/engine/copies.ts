import { BOOK_IDS, MCR_IDS, RIICHI_IDS, RULEBOOK_LIST, RULEBOOKS, type BookId } from '../../src/engine/index.ts';
import { MCR_PLAY_CLAUSES, PENALTY_PLACES } from '../../src/engine/mcr/rulebooks/play.ts';
import { MCR_TABLE_CLAUSES } from '../../src/engine/mcr/rulebooks/table.ts';
import { MCR_RULEBOOKS } from '../../src/engine/mcr/rulebooks/list.ts';
import { FOULS } from '../../src/engine/riichi/rulebooks/fouls.ts';
import { PLAY_CLAUSES } from '../../src/engine/riichi/rulebooks/play.ts';
import { TABLE_CLAUSES } from '../../src/engine/riichi/rulebooks/table.ts';
import { TOURNAMENT_CLAUSES } from '../../src/engine/riichi/rulebooks/tournament.ts';
import { RIICHI_RULEBOOKS } from '../../src/engine/riichi/rulebooks/list.ts';

type Registry = Record<string, unknown>;

/** Every list by rulebook in the engine: what somebody who adds a rulebook has to fill in. */
const REGISTRIES = [
  RULEBOOKS,
  RIICHI_RULEBOOKS,
  TABLE_CLAUSES,
  PLAY_CLAUSES,
  FOULS,
  TOURNAMENT_CLAUSES,
  MCR_RULEBOOKS,
  MCR_TABLE_CLAUSES,
  MCR_PLAY_CLAUSES,
  PENALTY_PLACES,
] as unknown as readonly Registry[];

/** The id under which a rulebook is copied. */
export const copyOf = (id: string): BookId => `${id}-copy` as BookId;

const LISTS = [RULEBOOK_LIST, BOOK_IDS, RIICHI_IDS, MCR_IDS] as unknown as readonly unknown[][];

/**
 * Enters each offered rulebook a second time under another id, as if somebody had added it. Returns a function that
 * removes the copies.
 */
export function registerCopies(): () => void {
  const lengths = LISTS.map(({ length }) => length);
  const copies = BOOK_IDS.map(copyOf);
  for (const id of [...BOOK_IDS]) {
    const copy = copyOf(id);
    const entry = RULEBOOK_LIST.find((one) => one.id === id);
    (RULEBOOK_LIST as unknown as unknown[]).push({ ...entry, id: copy });
    for (const list of [BOOK_IDS, RIICHI_IDS, MCR_IDS] as BookId[][]) if (list.includes(id)) list.push(copy);
    for (const registry of REGISTRIES) {
      const value = registry[id];
      if (value === undefined) continue;
      registry[copy] = typeof value === 'object' && value !== null && 'id' in value ? { ...value, id: copy } : value;
    }
  }
  return () => {
    LISTS.forEach((list, i) => (list.length = lengths[i] ?? 0));
    for (const registry of REGISTRIES) for (const copy of copies) Reflect.deleteProperty(registry, copy);
  };
}
