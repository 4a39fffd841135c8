import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { fetchWords } from '../../base/words/fetch-words.ts';
import { type CardsPage, fetchCards, type PageCards, rowOf } from './cards-page.ts';
import type { AskWords } from './finder/follow-up.ts';
import { type Knowledge, loadKnowledge } from './finder/load.ts';
import { makeSearch, type SearchResult } from './finder/search.ts';
import { outcomeOf, searchCard } from './finder/signs.ts';
import { type Answer, type ForkWords, forkWords } from './fork.ts';
import type { UnderBook } from './verdict/cases.ts';
import type { Facts, FactValue } from './verdict/facts.ts';
import { type Cases, caseWordsIn, loadCases, underBook } from './verdict/load.ts';
import { ruleOn, type RuledCase } from './verdict/rule.ts';
import { outcomeUnder } from './verdict/under.ts';
import type { CaseWords } from './verdict/words.ts';

/** Makes the search under a rulebook, once for each. */
function makeSearches({ signs, distinctions }: Knowledge, cards: PageCards) {
  const made = new Map<string, ReturnType<typeof makeSearch>>();
  return (book: BookId) => {
    const known = made.get(book);
    if (known) return known;
    const search = makeSearch(
      [...cards].map(([id, element]) => {
        const name = element.querySelector('h3');
        const row = rowOf(element, book);
        const coverage = !row ? 'foreign' : row.dataset.kind === 'silent' ? 'silent' : 'ruled';
        const card = {
          id,
          title: name?.textContent ?? '',
          words: name?.dataset.also ?? '',
          coverage,
          outcome: outcomeOf(row?.dataset.kind),
        } as const;
        return searchCard(card, signs, book);
      }),
      distinctions,
    );
    made.set(book, search);
    return search;
  };
}

/** What was answered to questions: facts, and the card that was meant. */
export interface Told {
  readonly facts: Readonly<Record<string, FactValue | undefined>>;
  readonly card?: string;
}

/** A result with what its facts decide, and the words of questions. */
export interface Found extends SearchResult {
  readonly fork: ForkWords | undefined;
  readonly facts: Facts;
  readonly ruled: RuledCase | undefined;
  readonly words: CaseWords | undefined;
  readonly under: UnderBook;
  readonly handAfter: Cases['verdicts'];
  readonly page: CardsPage;
}

/** Rules on a card, or on what a telling found. */
type Find = (what: string, book: BookId, told: Told) => Found;

/** What can be ruled on without a telling. */
export interface Desk {
  readonly page: CardsPage;
  readonly byCard: Find;
  readonly ruledOn: (result: SearchResult, facts: Told['facts'], book: BookId) => Omit<Found, 'fork'>;
  readonly read: Cases['read'];
  readonly asks: AskWords;
}

/** The card that was meant goes first, and nothing is asked about it and another. */
const afterChoice = (result: SearchResult, card: string | undefined): SearchResult =>
  card === undefined
    ? result
    : {
        cards: result.cards.toSorted((one, other) => Number(other.id === card) - Number(one.id === card)),
        followUp: undefined,
      };

function makeDesk(page: CardsPage, { read, tables, verdicts }: Cases, asks: AskWords): Desk {
  const words = caseWordsIn(asks);
  const ruledOn: Desk['ruledOn'] = (result, told, book) => {
    const facts = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) as Facts;
    const outcome = outcomeUnder((id) => {
      const row = rowOf(page.cards.get(id), book);
      return row && !row.classList.contains('unsaid')
        ? { kind: row.dataset.kind ?? '', follows: row.dataset.follows }
        : undefined;
    });
    const under = underBook(book, outcome);
    const ruled = words && ruleOn(result, facts, tables, under);
    return { ...result, facts, ruled, words, under, handAfter: verdicts, page };
  };
  const byCard: Find = (card, book, { facts }) => {
    const result = { cards: [{ id: card, score: 0, outcome: undefined }], followUp: undefined };
    return { ...ruledOn(result, facts, book), fork: undefined };
  };
  return { page, byCard, ruledOn, read, asks };
}

function makeFind(known: Knowledge, { page: { cards }, ruledOn, read, asks }: Desk): Find {
  const searchUnder = makeSearches(known, cards);
  const nameOf = (id: string): Answer => {
    const name = cards.get(id)?.querySelector('h3');
    return { text: name?.textContent ?? id, lang: name?.lang ?? '' };
  };
  const { contrasts } = known.distinctions;
  return (text, book, told) => {
    const result = afterChoice(searchUnder(book)(known.classify(text)), told.card);
    const found = ruledOn(result, { ...read(text), ...told.facts }, book);
    const fork = found.ruled ? undefined : result.followUp && forkWords(result.followUp, contrasts, asks, nameOf);
    return { ...found, fork };
  };
}

/** Makes what fetches something once; after a failure the next call tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Makes what fetches the rulings, and what fetches the finder over them. */
export function makeLoaders(address: string, lang: string) {
  const loadDesk = once(async () => {
    const [page, cases, asks] = await Promise.all([
      fetchCards(address),
      loadCases(lang),
      fetchWords<AskWords>('ask-words.json'),
    ]);
    if (!asks) throw new Error('the words of rulings could not be fetched');
    return makeDesk(page, cases, asks);
  });
  const loadFinder = once(async () => makeFind(...(await Promise.all([loadKnowledge(lang), loadDesk()]))));
  return { loadDesk, loadFinder };
}
