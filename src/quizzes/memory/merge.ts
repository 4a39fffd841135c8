import type { NotebookEntry } from './notebook.ts';
import type { BookRecord, Card, PracticeRecord, SkillRecord } from './record.ts';
import { NO_BOOK } from './record.ts';

type Entries<T> = Readonly<Record<string, T>>;
/**
 * Compares two entries: positive if the first wins. It is 0 only for equals, so that the order of merging does not
 * matter.
 */
type Compare<T> = (a: T, b: T) => number;

const byText = <T>(a: T, b: T): number => {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  return one === other ? 0 : one > other ? 1 : -1;
};

/** Compares by numbers in turn, the first that differ decide. */
const by =
  <T>(...numbers: readonly ((one: T) => number)[]): Compare<T> =>
  (a, b) =>
    numbers.map((number) => number(a) - number(b)).find((difference) => difference !== 0) ?? byText(a, b);

const betterSkill = by<SkillRecord>(
  ({ right, wrong }) => right + wrong,
  ({ card }) => card?.last ?? 0,
);
const betterCard = by<Card>(
  ({ reps }) => reps,
  ({ last }) => last,
);
const laterError = by<NotebookEntry>(
  ({ times }) => times,
  ({ last }) => last,
  ({ days }) => days.length,
);
const fullerDay = by<PracticeRecord['days'][string]>(
  ([right, wrong]) => right + wrong,
  ([right]) => right,
);
const answersIn = ({ skills }: BookRecord): number =>
  Object.values(skills).reduce((all, { right, wrong }) => all + right + wrong, 0);
const laterBook = by<BookRecord>(answersIn, ({ sample = [] }) => sample.length);
const stronger = by<number>(Math.abs, (value) => value);
const more = by<number>((value) => value);

/** The entries of both; the better one if both have it. */
function join<T>(mine: Entries<T>, theirs: Entries<T>, compare: Compare<T>): Record<string, T> {
  const joined: Record<string, T> = { ...mine };
  for (const [key, theirOwn] of Object.entries(theirs)) {
    const own = Object.hasOwn(mine, key) ? mine[key] : undefined;
    joined[key] = own !== undefined && compare(own, theirOwn) >= 0 ? own : theirOwn;
  }
  return joined;
}

/** What tells how somebody stands now, and so comes from one of two records as a whole. */
const latestOf = ({ sample, missed }: BookRecord): Pick<BookRecord, 'sample' | 'missed'> => ({
  ...(sample && { sample }),
  ...(missed && { missed }),
});

const joinBooks = (mine: BookRecord, theirs: BookRecord): BookRecord => ({
  skills: join(mine.skills as Entries<SkillRecord>, theirs.skills as Entries<SkillRecord>, betterSkill),
  facts: join<Card>(mine.facts, theirs.facts, betterCard),
  leanings: join(mine.leanings, theirs.leanings, stronger),
  errors: join<NotebookEntry>(mine.errors, theirs.errors, laterError),
  ...latestOf(laterBook(mine, theirs) >= 0 ? mine : theirs),
});

/**
 * Merges two records of one learner. If both have an entry, the one with more answers wins as a whole, so that an older
 * copy adds nothing and no answer counts twice. Settings come from the first.
 */
export function merge(mine: PracticeRecord, theirs: PracticeRecord): PracticeRecord {
  const ids = new Set([...Object.keys(mine.books), ...Object.keys(theirs.books)] as (keyof PracticeRecord['books'])[]);
  const books = [...ids].map((id) => [id, joinBooks(mine.books[id] ?? NO_BOOK, theirs.books[id] ?? NO_BOOK)] as const);
  return {
    ...mine,
    books: Object.fromEntries(books),
    days: join(mine.days, theirs.days, fullerDay),
    best: join(mine.best, theirs.best, more),
  };
}
