import type { RiichiRules } from '../options/rules.ts';
import type { Fouls, PlayClauses, TableClauses, TournamentClauses } from './clauses.ts';

/**
 * A rulebook in one file, with all its clauses; where it does not know a rule it may cite that of EMA 2016. It is loaded only
 * where somebody plays by it.
 */
export interface Edition {
  readonly rules: RiichiRules;
  readonly table: (in2016: TableClauses) => TableClauses;
  readonly play: (in2016: PlayClauses) => PlayClauses;
  readonly tournament: (in2016: TournamentClauses) => TournamentClauses;
  readonly fouls: Fouls;
}
