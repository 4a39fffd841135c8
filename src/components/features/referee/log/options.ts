import { RIICHI_RULEBOOKS } from '../../../../engine/riichi/index.ts';
import { BOOK_IDS, type BookId, isRiichiId } from '../../../../engine/rulebooks/ids.ts';
import { CARDS, OFFENCES, type Offence } from '../offences.ts';
import { olderRuling, rulingUnder } from '../rulings.ts';
import { penaltyWords } from '../words.ts';
import { type Fine, fineOf, isEntered } from './fine.ts';

/** An offence that can be entered, with what each rulebook that rules on it enters for it. */
export interface OffenceOption {
  readonly id: string;
  readonly name: string;
  /** The language of its name where that is not the page’s. */
  readonly mark: string | undefined;
  readonly fines: Readonly<Partial<Record<BookId, Fine>>>;
}

/** What is entered where we do not know the rulebook’s ruling: that it happened, and whatever the referee adds. */
const NOTED: Fine = { ruled: 'noted', points: 0, to: 'nobody' };

/** What each rulebook that rules on an offence enters for it. */
const finesOf = (offence: Offence): OffenceOption['fines'] =>
  Object.fromEntries(
    BOOK_IDS.flatMap((book) => {
      const ruled = rulingUnder(offence, book);
      if (olderRuling(offence, book)) return [[book, NOTED]];
      return ruled && ruled.ruling.kind !== 'silent' ? [[book, fineOf(ruled, book)]] : [];
    }),
  );

/** Cards that tell what a penalty means, and are none themselves. */
const ABOUT_PENALTIES: readonly string[] = ['chombo-follows', 'two-chombos', 'dead-hand-rights', 'disqualified-after'];

const isPunished = ({ id, rulings }: Offence): boolean =>
  !ABOUT_PENALTIES.includes(id) && Object.values(rulings).some(({ kind }) => isEntered(kind));

/** Every offence, and every other card that some rulebook punishes. */
const LOGGED: readonly Offence[] = CARDS.filter((card) => OFFENCES.includes(card) || isPunished(card));

/** The same of every offence, by its id. */
export const finesByCard = (): Readonly<Record<string, OffenceOption['fines']>> =>
  Object.fromEntries(LOGGED.map((offence) => [offence.id, finesOf(offence)]));

/** Every offence that can be entered, as a reader of a language calls it. */
export function offenceOptions(lang: string): readonly OffenceOption[] {
  const { nameOf } = penaltyWords(lang);
  return LOGGED.map((offence) => ({
    id: offence.id,
    name: nameOf(offence).text,
    mark: nameOf(offence).mark,
    fines: finesOf(offence),
  }));
}

/** How long a session lasts and when its signal sounds, in minutes, and how many new hands may follow it; none where play stops at the end. */
export interface Timing {
  readonly minutes: number;
  readonly signal: number;
  readonly handsAfter?: number;
}

/** MERS names no length of a session; its tournaments mostly play two hours, without a signal. */
const WITHOUT_LENGTH: Timing = { minutes: 120, signal: 0 };

/** The session of each rulebook. */
export const TIMINGS: Readonly<Record<BookId, Timing>> = Object.fromEntries(
  BOOK_IDS.map((book) => {
    if (!isRiichiId(book)) return [book, WITHOUT_LENGTH];
    const { sessionMinutes, signalMinutes, handsAfterSignal } = RIICHI_RULEBOOKS[book].options;
    return [book, { minutes: sessionMinutes, signal: signalMinutes, handsAfter: handsAfterSignal }];
  }),
) as Record<BookId, Timing>;
