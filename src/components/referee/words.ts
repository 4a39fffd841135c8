import { inEveryLanguage, type Told, wordsOf } from '../../i18n/words.ts';
import { withAmounts } from './amounts.ts';
import type { Offence } from './offences.ts';
import type { Ruled } from './rulings.ts';

/** What is said of offences to a reader of one language. */
export interface PenaltyWords {
  readonly nameOf: (offence: Offence) => Told;
  /** What a ruling adds to its kind, amounts written in; undefined where it adds nothing. */
  readonly textOf: (ruled: Ruled) => Told | undefined;
  /** Whether nothing of these rulings had to be told in English instead. */
  readonly areWhole: (rulings: readonly Ruled[]) => boolean;
}

/** The words of offences and rulings in a language. */
export function penaltyWords(lang: string): PenaltyWords {
  const { tell, find } = wordsOf(lang, 'penalties');
  const nameOf = ({ id }: Offence): Told => tell(id, 'name');
  const textOf = ({ offence, book }: Ruled): Told | undefined => {
    const told = find(offence.id, 'rulings', book);
    return told && withAmounts(told, book);
  };
  const isWhole = (ruled: Ruled): boolean =>
    [nameOf(ruled.offence), textOf(ruled)].every((told) => told?.mark === undefined);
  return { nameOf, textOf, areWhole: (rulings) => rulings.every(isWhole) };
}

/** Every word by which somebody may look for an offence, in any language. */
export const searchWords = ({ id }: Offence): string =>
  ['name', 'search']
    .flatMap((part) => inEveryLanguage('penalties', id, part))
    .map(({ text }) => text)
    .join(' ');
