import type { OptionId } from './options.ts';
import { SCORING_LISTS, SCORING_VALUES, type ScoringOptions } from './scoring.ts';
import { TABLE_LISTS, TABLE_VALUES, type TableOptions } from './table.ts';
import { TOURNAMENT_VALUES, type TournamentOptions } from './tournament.ts';

/** The options that scoring a hand reads. */
export const SCORING_OPTIONS = Object.keys({
  ...SCORING_VALUES,
  ...SCORING_LISTS,
}) as readonly (keyof ScoringOptions)[];

/** The options that settling a hand and judging play at the table read. */
export const TABLE_OPTIONS = Object.keys({ ...TABLE_VALUES, ...TABLE_LISTS }) as readonly (keyof TableOptions)[];

/** The options that finishing, ranking and keeping time read. */
export const TOURNAMENT_OPTIONS = Object.keys(TOURNAMENT_VALUES) as readonly (keyof TournamentOptions)[];

/** The names of all rule options. */
export const OPTION_IDS = Object.keys({
  ...SCORING_VALUES,
  ...SCORING_LISTS,
  ...TABLE_VALUES,
  ...TABLE_LISTS,
  ...TOURNAMENT_VALUES,
}) as readonly OptionId[];
