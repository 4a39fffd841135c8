import { z } from 'astro/zod';
import data from '../../../content/penalties/provenance.json' with { type: 'json' };
import { BOOK_IDS, type BookId, standsOn } from '../../../engine/rulebooks/ids.ts';
import { HANDS, type HandGoesOn } from './offences.ts';

/** Where a statement comes from: the rulebook's text, its printed booklet, independent sources, what is played, or our reading. */
export const GRADES = ['text', 'booklet', 'sources', 'practice', 'reading'] as const;

/** One of these. */
export type Grade = (typeof GRADES)[number];

/** The parts of what a ruling means for the hand; `*` for all that are not named. */
const PARTS = ['*', 'hand', 'bets', 'counters', 'dealer', 'signal', 'open'] as const;

/** A part of what a ruling means for the hand. */
export type Part = Exclude<(typeof PARTS)[number], '*'>;

const grades = z.partialRecord(z.enum(PARTS), z.enum(GRADES)).refine((one) => one['*'] !== undefined);

const { hands, numberedByUs } = z
  .strictObject({
    hands: z.record(z.enum(HANDS), z.partialRecord(z.enum(BOOK_IDS), grades)),
    numberedByUs: z.partialRecord(z.enum(BOOK_IDS), z.array(z.string())),
  })
  .parse(data);

/** Where it comes from what a rulebook says of the hand, its bets, counters and deal; undefined where it rules on no such hand. */
export function gradeOf(hand: HandGoesOn, book: BookId, part: Part): Grade | undefined {
  const own = hands[hand][book];
  if (own) return own[part] ?? own['*'];
  const base = standsOn(book);
  return base && gradeOf(hand, base, part);
}

/** Whether an article has its number from us, as the rulebook numbers nothing there. */
export const isNumberedByUs = (article: string, book: BookId): boolean =>
  numberedByUs[book]?.some((one) => one === '*' || one === article) === true;

/** The grades of all hands and rulebooks but those of the text itself, for the page's script: `replayed.tesuji-2018.bets`. */
export const gradesByHand = (): Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Grade>>>>>> =>
  Object.fromEntries(
    HANDS.map((hand) => [
      hand,
      Object.fromEntries(
        BOOK_IDS.map((book) => [
          book,
          Object.fromEntries(
            PARTS.flatMap((part) => {
              const grade = part === '*' ? undefined : gradeOf(hand, book, part);
              return grade === undefined || grade === 'text' ? [] : [[part, grade]];
            }),
          ),
        ]),
      ),
    ]),
  );
