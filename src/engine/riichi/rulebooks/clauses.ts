import type { Clause } from '../../base/clause.ts';
import type { CostWhen, Sanction } from '../../play/ruling.ts';

/** Rules of the table that are not options; every rulebook cites each. */
export type TableRule =
  | 'bets-stay'
  | 'two-tenpai'
  | 'counter-added'
  | 'counters-go'
  | 'counters-stay'
  | 'after-chombo'
  | 'after-abort'
  | 'after-triple-ron'
  | 'nagashi-deal'
  | 'stick-of-bumped'
  | 'noten-riichi'
  | 'game-end';

/** The clauses of the table of one rulebook. */
export type TableClauses = Readonly<Record<TableRule, Clause>>;

/** Rules of play that are not options; every rulebook cites each. */
export type PlayRule =
  | 'turn'
  | 'claim-set'
  | 'claim-win'
  | 'claim-win-unless-won'
  | 'priority'
  | 'call-stands'
  | 'last-discard'
  | 'chow'
  | 'pung'
  | 'open-kong'
  | 'added-kong'
  | 'concealed-kong'
  | 'last-tile-concealed-kong'
  | 'indicator-first'
  | 'wall-shortens'
  | 'melds-stay'
  | 'pick-up'
  | 'dead-hand'
  | 'ron'
  | 'tsumo'
  | 'riichi-locks'
  | 'say-tenpai'
  | 'show-after-riichi'
  | 'dead-riichi'
  | 'borrowed-sticks';

/** The clauses of play of one rulebook. */
export type PlayClauses = Readonly<Record<PlayRule, Clause>>;

/** Tournament rules that are not options; every riichi rulebook cites each. */
export type TournamentRule =
  | 'final-score'
  | 'fines-at-once'
  | 'fines-after-game'
  | 'tied-bets'
  | 'tied-uma'
  | 'shared-places'
  | 'replaced-place'
  | 'missed-session'
  | 'disqualified'
  | 'played-hand'
  | 'stage-ties'
  | 'overall-ties';

/** The clauses of a tournament under one rulebook. */
export type TournamentClauses = Readonly<Record<TournamentRule, Clause>>;

/** What somebody does who acts though he may not. */
export type Foul =
  | 'false-win'
  | 'false-set'
  | 'own-kong'
  | 'set-after-win-call'
  | 'call-dead'
  | 'kong-dead'
  | 'swap-call'
  | 'riichi-open'
  | 'riichi-noten'
  | 'riichi-kong'
  | 'not-taken'
  | 'beaten'
  | 'unsaid';

/** One case of a foul: the penalty, its clause, and its entry in the list of penalties. */
export type Line = readonly [when: CostWhen, sanction: Sanction, offence: string, place: string | Clause];
type Listed = Exclude<Foul, 'beaten' | 'unsaid'>;
/** The cases of each foul in a rulebook. */
export type Lines = Readonly<Record<Listed, readonly Line[]>>;

/** The penalty of each foul in a rulebook, and how its articles are cited. */
export type Fouls = readonly [Lines, (place: string) => Clause];
