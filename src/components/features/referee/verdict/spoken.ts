import spoken from '../../../../content/penalties/spoken.json' with { type: 'json' };
import type { UnderBook } from './cases.ts';
import type { CaseWords } from './words.ts';

/** A ruling about which something is said. */
interface Spoken {
  readonly card: string;
  readonly kind: string;
  readonly follows: string;
  readonly verdict: string | undefined;
}

/** How the hand goes on, without its game: `dead` of `dead-riichi`. */
export const handOf = (follows: string): string => follows.replace(/-\w+$/, '');

/** Whether it is our reading that a hand goes on so under the rulebook in force. */
export const isReadHand = (hand: string, grades: CaseWords['grades'], { books }: UnderBook): boolean =>
  grades?.[hand]?.[books[0] ?? '']?.hand === 'reading';

/** Whether a ruling, or the verdict in its place, is our reading as a whole. */
export const isReading = ({ card, verdict }: Spoken, { books }: UnderBook): boolean =>
  books.some((book) =>
    (spoken.readings as Readonly<Record<string, readonly string[]>>)[book]?.includes(verdict ?? card),
  );

/** Which sentence is said of a ruling: its card’s own under the rulebook, else that of its kind, for what becomes of the hand. */
export function sayIdOf({ card, kind, follows }: Spoken, { say, grades }: CaseWords, under: UnderBook): string {
  const own = (spoken.said as Readonly<Record<string, Readonly<Record<string, string>>>>)[card] ?? {};
  const hand = handOf(follows);
  const named = [...under.books, kind].map((key) => own[key]).find((id) => id !== undefined);
  const ofKind = [isReadHand(hand, grades, under) ? `${kind}-read` : '', `${kind}-${follows}`, `${kind}-${hand}`, kind];
  return named ?? ofKind.find((id) => say[id] !== undefined) ?? kind;
}
