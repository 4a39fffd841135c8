import amounts from '../../../../content/penalties/amounts.json' with { type: 'json' };
import limits from '../../../../content/penalties/limits.json' with { type: 'json' };
import type { UnderBook } from './cases.ts';

type ByBook = Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;

/** How many opponents a player has, each of whom is paid. */
const OPPONENTS = 3;

/** The same amounts, and for what goes to each opponent (`…Each`) also what goes to all (`…All`). */
export const withAll = (amounts: Readonly<Record<string, number>>): Readonly<Record<string, number>> => ({
  ...amounts,
  ...Object.fromEntries(
    Object.entries(amounts)
      .filter(([name]) => name.endsWith('Each'))
      .map(([name, each]) => [name.replace(/Each$/, 'All'), each * OPPONENTS]),
  ),
});

/** The amounts and limits of a rulebook and of those that it stands on; its own go first. */
export const amountsUnder = (books: readonly string[]): Readonly<Record<string, number>> =>
  withAll(
    Object.assign(
      {},
      ...books.toReversed().flatMap((book) => [(amounts as ByBook)[book], (limits as ByBook)[book]]),
    ) as Record<string, number>,
  );

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
