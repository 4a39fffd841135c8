import { MCR_PLAY_CLAUSES } from './rulebooks/mcr-play.ts';
import { MCR_TABLE_CLAUSES } from './rulebooks/mcr-table.ts';
import { PLAY_CLAUSES } from './rulebooks/riichi-play.ts';
import { TABLE_CLAUSES } from './rulebooks/riichi-table.ts';
import { TOURNAMENT_CLAUSES } from './rulebooks/riichi-tournament.ts';

/** Where the rules of tables and tournaments stand that are no options, by rulebook: what the build checks beside the rulebooks. */
export const MORE_CLAUSES = {
  table: TABLE_CLAUSES,
  play: PLAY_CLAUSES,
  tournament: TOURNAMENT_CLAUSES,
  mcr: MCR_TABLE_CLAUSES,
  mcrPlay: MCR_PLAY_CLAUSES,
} as const;
