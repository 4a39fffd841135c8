import { inEveryLanguage, type Told, wordsOf } from '../../../i18n/words.ts';
import { withAmounts } from './amounts.ts';
import type { Offence } from './offences.ts';
import type { Ruled } from './rulings.ts';

/** The words of cards: offences, and what else happens. */
const WORD_FILES = ['penalties', 'situations'] as const;

/** What is said of offences to a reader of one language. */
export interface PenaltyWords {
  readonly nameOf: (offence: Offence) => Told;
  /** What a ruling adds to its kind, amounts written in; undefined where it adds nothing. */
  readonly textOf: (ruled: Ruled) => Told | undefined;
  /** Why it is ruled so. */
  readonly whyOf: (offence: Offence) => Told | undefined;
  /** Whether nothing of these rulings had to be told in English instead. */
  readonly areWhole: (rulings: readonly Ruled[]) => boolean;
}

/** The words of offences and rulings in a language. */
export function penaltyWords(lang: string): PenaltyWords {
  const files = WORD_FILES.map((file) => wordsOf(lang, file));
  const find = (...path: readonly string[]): Told | undefined =>
    files.map((words) => words.find(...path)).find((told) => told !== undefined);
  const nameOf = ({ id }: Offence): Told => {
    const name = find(id, 'name');
    if (!name) throw new Error(`the card ${id} has no name`);
    return name;
  };
  const textOf = ({ offence, book }: Ruled): Told | undefined => {
    const told = find(offence.id, 'rulings', book);
    return told && withAmounts(told, book);
  };
  const whyOf = ({ id }: Offence): Told | undefined => find(id, 'why');
  const isWhole = (ruled: Ruled): boolean =>
    [nameOf(ruled.offence), textOf(ruled)].every((told) => told?.mark === undefined);
  return { nameOf, textOf, whyOf, areWhole: (rulings) => rulings.every(isWhole) };
}

/** Search words for a card besides its name, in the language of the page or in English. */
export function searchWords({ id }: Offence, lang: string): string {
  const search = WORD_FILES.flatMap((file) => inEveryLanguage(file, id, 'search'));
  const own = search.filter((told) => told.lang === lang);
  return (own.length > 0 ? own : search.filter((told) => told.lang === 'en')).map(({ text }) => text).join(' ');
}
