import type { Clause } from '../../engine/riichi/index.ts';
import type { MisconceptionCheck } from '../misconceptions/small.ts';

/** A misconception about play at the table, and the answer it leads to. */
export interface TableMisconception<Q, A> {
  readonly id: string;
  /** The clause it gets wrong here. */
  readonly place: (question: Q) => Clause;
  /** The answer it leads to; undefined if it does not apply. */
  readonly says: (question: Q) => A | undefined;
}

/** The question and answer to check misconceptions against. */
interface HeldAgainst<Q, A> {
  readonly question: Q;
  readonly given: A;
  readonly isRight: (said: A) => boolean;
  /** The only misconception to check, if set. */
  readonly only: string | undefined;
}

/** Checks an answer against the misconceptions that apply: those that lead to a wrong answer here. */
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
