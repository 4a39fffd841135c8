import type { McrRules } from './mcr/options/rules.ts';
import type { RiichiRules } from './riichi/options/rules.ts';
import { BOOK_IDS, type BookId } from './rulebooks/ids.ts';
import { MCR_RULEBOOKS } from './mcr/rulebooks/list.ts';
import { MCR_PLAY_CLAUSES } from './mcr/rulebooks/play.ts';
import { MCR_TABLE_CLAUSES } from './mcr/rulebooks/table.ts';
import { RIICHI_RULEBOOKS } from './riichi/rulebooks/list.ts';
import { PLAY_CLAUSES } from './riichi/rulebooks/play.ts';
import { TABLE_CLAUSES } from './riichi/rulebooks/table.ts';
import { TOURNAMENT_CLAUSES } from './riichi/rulebooks/tournament.ts';

/** A rulebook of any game; `game` says which. */
export type RuleSet = RiichiRules | McrRules;

const BY_ID: Readonly<Record<BookId, RuleSet>> = { ...RIICHI_RULEBOOKS, ...MCR_RULEBOOKS };

/** The rulebooks that readers may choose, as values. */
export const RULEBOOKS = Object.fromEntries(BOOK_IDS.map((id) => [id, BY_ID[id]])) as Readonly<Record<BookId, RuleSet>>;

/** Clauses of the rules at the table and in tournaments that are not options, by rulebook; the build checks them too. */
export const MORE_CLAUSES = {
  table: TABLE_CLAUSES,
  play: PLAY_CLAUSES,
  tournament: TOURNAMENT_CLAUSES,
  mcr: MCR_TABLE_CLAUSES,
  mcrPlay: MCR_PLAY_CLAUSES,
} as const;
