import { MCR_PLAY_CLAUSES } from './mcr/play/clauses.ts';
import { MCR_TABLE_CLAUSES } from './mcr/table/clauses.ts';
import { PLAY_CLAUSES } from './riichi/play/clauses.ts';
import { TABLE_CLAUSES } from './riichi/table/clauses.ts';
import { TOURNAMENT_CLAUSES } from './riichi/tournament/clauses.ts';

/** Where the rules of tables and tournaments stand that are no options, by rulebook: what the build checks beside the rulebooks. */
export const MORE_CLAUSES = {
  table: TABLE_CLAUSES,
  play: PLAY_CLAUSES,
  tournament: TOURNAMENT_CLAUSES,
  mcr: MCR_TABLE_CLAUSES,
  mcrPlay: MCR_PLAY_CLAUSES,
} as const;
