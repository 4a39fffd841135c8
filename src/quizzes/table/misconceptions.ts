import type { Clause } from '../../engine/riichi/index.ts';
import type { MisconceptionCheck } from '../misconceptions/small.ts';

/** A misconception about the table: what one who has it would choose where the judge, with this one thing wrong, rules otherwise. */
export interface TableMisconception<Q, A> {
  readonly id: string;
  /** Where the rulebook says what it gets wrong here. */
  readonly place: (question: Q) => Clause;
  /** What one who has it would answer; undefined where it does not come into play. */
  readonly says: (question: Q) => A | undefined;
}

/** What misconceptions are held against. */
interface HeldAgainst<Q, A> {
  readonly question: Q;
  readonly given: A;
  readonly isRight: (said: A) => boolean;
  /** The one that is asked about alone. */
  readonly only: string | undefined;
}

/** Those of such misconceptions that come into play, as what they say is not right, held against an answer. */
export const checkTableMisconceptions = <Q, A>(
  beliefs: readonly TableMisconception<Q, A>[],
  { question, given, isRight, only }: HeldAgainst<Q, A>,
): readonly MisconceptionCheck[] =>
  beliefs.flatMap(({ id, place, says }) => {
    if (only !== undefined && id !== only) return [];
    const said = says(question);
    if (said === undefined || isRight(said)) return [];
    return [{ id, clause: place(question), applies: true, fits: said === given }];
  });
