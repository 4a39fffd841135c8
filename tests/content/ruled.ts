import type { SearchResult } from '../../src/components/features/referee/finder/search.ts';
import type { CaseTable, UnderBook } from '../../src/components/features/referee/verdict/cases.ts';
import { type Facts, makeFactReader } from '../../src/components/features/referee/verdict/facts.ts';
import { ruleOn, type RuledCase } from '../../src/components/features/referee/verdict/rule.ts';
import { followsId, handAfter } from '../../src/components/features/referee/follows.ts';
import { CARDS } from '../../src/components/features/referee/offences.ts';
import { rulingUnder } from '../../src/components/features/referee/rulings.ts';
import { amountsUnder, outcomeUnder } from '../../src/components/features/referee/verdict/under.ts';
import cases from '../../src/content/penalties/cases.json' with { type: 'json' };
import facts from '../../src/content/penalties/facts.json' with { type: 'json' };
import { type BookId, standsOn } from '../../src/engine/rulebooks/ids.ts';
import { type Lang, LANGUAGES } from '../../src/locales.ts';
import { wordsIn } from './finder-words.ts';
import { foundIn } from './found-incidents.ts';

const READERS = new Map<Lang, (text: string) => Facts>(
  LANGUAGES.map(({ lang }) => [lang, makeFactReader(wordsIn(lang, ['finder', 'facts']), facts)]),
);
const TABLES: readonly CaseTable[] = cases;

const chainOf = (book: BookId): readonly BookId[] => {
  const base = standsOn(book);
  return base ? [book, ...chainOf(base)] : [book];
};

/** What the tables know of a rulebook; other amounts than its own may be tried. */
export function underBook(book: BookId, changed: Readonly<Record<string, number>> = {}): UnderBook {
  return {
    books: chainOf(book),
    amounts: { ...amountsUnder(chainOf(book)), ...changed },
    outcomeOf: outcomeUnder((id) => {
      const card = CARDS.find((one) => one.id === id);
      const ruled = card && rulingUnder(card, book);
      return ruled && { kind: ruled.ruling.kind, follows: followsId(handAfter(ruled), ruled.book) };
    }),
  };
}

/** The facts that a telling states. */
export const readFacts = (lang: Lang, text: string): Facts => READERS.get(lang)?.(text) ?? {};

/** How the page rules on finds and facts under a rulebook. */
export const ruledBy = (
  result: SearchResult,
  facts: Facts,
  book: BookId,
  changed: Readonly<Record<string, number>> = {},
  chosen?: string,
): RuledCase | undefined => ruleOn(result, facts, TABLES, underBook(book, changed), chosen);

/** How the page rules on a telling under a rulebook. */
export const ruledIn = (
  lang: Lang,
  text: string,
  book: BookId,
  changed: Readonly<Record<string, number>> = {},
): RuledCase | undefined => ruledBy(foundIn(lang, text, book), readFacts(lang, text), book, changed);
