import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import { standsOn } from '../../../../engine/rulebooks/ids.ts';
import type { WordsOfConcepts } from '../finder/vocabulary.ts';
import type { AskWords } from '../finder/follow-up.ts';
import type { CaseTable, UnderBook } from './cases.ts';
import { type Facts, makeFactReader } from './facts.ts';
import { amountsUnder } from './under.ts';
import type { CaseWords } from './words.ts';

const FACT_WORDS = import.meta.glob<WordsOfConcepts>('../../../../content/words/*/facts.json', { import: 'default' });
const FINDER_WORDS = import.meta.glob<WordsOfConcepts>('../../../../content/words/*/finder.json', {
  import: 'default',
});

/** What the rulings of single cases are made from. */
export interface Cases {
  readonly read: (text: string) => Facts;
  readonly tables: readonly CaseTable[];
  /** How the hand goes on after each verdict. */
  readonly verdicts: Readonly<Record<string, { readonly hand: string }>>;
}

/** Loads what tells the facts of a case and decides by them. English words are understood in every language. */
export async function loadCases(lang: string): Promise<Cases> {
  const langs = [...new Set(['en', lang])];
  const words = langs.flatMap((one) =>
    [FINDER_WORDS, FACT_WORDS].flatMap((files) => Object.entries(files).filter(([path]) => path.includes(`/${one}/`))),
  );
  const [{ default: tables }, { default: facts }, { default: verdicts }, ...lists] = await Promise.all([
    import('../../../../content/penalties/cases.json'),
    import('../../../../content/penalties/facts.json'),
    import('../../../../content/penalties/verdicts.json'),
    ...words.map(([, load]) => load()),
  ]);
  return { read: makeFactReader(lists, facts), tables, verdicts };
}

/** A rulebook and those that it stands on. */
const chainOf = (book: BookId): readonly BookId[] => {
  const base = standsOn(book);
  return base ? [book, ...chainOf(base)] : [book];
};

/** What the tables need to know of a rulebook. */
export function underBook(book: BookId, outcomeOf: UnderBook['outcomeOf']): UnderBook {
  const books = chainOf(book);
  return { books, amounts: amountsUnder(books), outcomeOf };
}

/** The words of cases, which come with those of the finder's questions; undefined in a file that was saved before there were any. */
export const caseWordsIn = (asks: AskWords & { readonly cases?: CaseWords }): CaseWords | undefined => asks.cases;
