import amounts from '../../../../content/penalties/amounts.json' with { type: 'json' };
import limits from '../../../../content/penalties/limits.json' with { type: 'json' };
import type { UnderBook } from './cases.ts';

type ByBook = Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;

/** The amounts and limits of a rulebook and of those that it stands on; its own go first. */
export const amountsUnder = (books: readonly string[]): Readonly<Record<string, number>> =>
  Object.assign(
    {},
    ...books.toReversed().flatMap((book) => [(amounts as ByBook)[book], (limits as ByBook)[book]]),
  ) as Record<string, number>;

/** Kinds of rulings that say all there is to say beside what becomes of the hand. */
const COMPLETE = ['dead-hand', 'chombo', 'correct', 'none', 'warning', 'silent', 'allowed'];

/** Makes `outcomeOf` of a rulebook from how it rules on each card. */
export const outcomeUnder =
  (
    ruled: (card: string) => { readonly kind: string; readonly follows: string | undefined } | undefined,
  ): UnderBook['outcomeOf'] =>
  (card, verdict) => {
    const ruling = ruled(card);
    if (!ruling) return undefined;
    if (verdict !== undefined) return `verdict ${verdict}`;
    return COMPLETE.includes(ruling.kind) ? `${ruling.kind} ${ruling.follows ?? ''}` : card;
  };
