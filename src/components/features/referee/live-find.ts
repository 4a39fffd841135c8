import type { BookId } from '../../../engine/rulebooks/ids.ts';
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

/** The cards of the page, by id. */
export type PageCards = ReadonlyMap<string, HTMLElement>;

/** The cards of a list, by the ids of their headings. */
export const cardsIn = (list: HTMLElement): PageCards =>
  new Map(
    [...list.querySelectorAll<HTMLElement>('.offence')].map(
      (card) => [card.querySelector('h3')?.id ?? '', card] as const,
    ),
  );

/** Whether a row's list of rulebooks names one. */
export const names = (text: string | undefined, book: string): boolean => (text ?? '').split(' ').includes(book);

/** Makes the search under a rulebook, once for each. */
function makeSearches({ signs, distinctions }: Knowledge, cards: PageCards) {
  const made = new Map<string, ReturnType<typeof makeSearch>>();
  return (book: BookId) => {
    const known = made.get(book);
    if (known) return known;
    const search = makeSearch(
      [...cards].map(([id, element]) => {
        const name = element.querySelector('h3');
        const row = [...element.querySelectorAll<HTMLElement>('.ruling')].find(({ dataset }) =>
          names(dataset.books, book),
        );
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

/** The row of a card under a rulebook. */
const rowOf = (cards: PageCards, id: string, book: BookId): HTMLElement | undefined =>
  [...(cards.get(id)?.querySelectorAll<HTMLElement>('.ruling') ?? [])].find(({ dataset }) =>
    names(dataset.books, book),
  );

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
}

type Find = (text: string, book: BookId, told: Told) => Found;

/** The card that was meant goes first, and nothing is asked about it and another. */
const afterChoice = (result: SearchResult, card: string | undefined): SearchResult =>
  card === undefined
    ? result
    : {
        cards: result.cards.toSorted((one, other) => Number(other.id === card) - Number(one.id === card)),
        followUp: undefined,
      };

function makeFind(known: Knowledge, { read, tables, verdicts }: Cases, cards: PageCards): Find {
  const searchUnder = makeSearches(known, cards);
  const nameOf = (id: string): Answer => {
    const name = cards.get(id)?.querySelector('h3');
    return { text: name?.textContent ?? id, lang: name?.lang ?? '' };
  };
  const { contrasts } = known.distinctions;
  const words = caseWordsIn(known.asks);
  return (text, book, told) => {
    const result = afterChoice(searchUnder(book)(known.classify(text)), told.card);
    const said = Object.entries({ ...read(text), ...told.facts }).filter(([, value]) => value !== undefined);
    const facts = Object.fromEntries(said) as Facts;
    const outcomeOf = outcomeUnder((id) => {
      const row = rowOf(cards, id, book);
      return row && !row.classList.contains('unsaid')
        ? { kind: row.dataset.kind ?? '', follows: row.dataset.follows }
        : undefined;
    });
    const under = underBook(book, outcomeOf);
    const ruled = words && ruleOn(result, facts, tables, under);
    const fork = ruled ? undefined : result.followUp && forkWords(result.followUp, contrasts, known.asks, nameOf);
    return { ...result, fork, facts, ruled, words, under, handAfter: verdicts };
  };
}

/** Makes what fetches the finder, once; after a failure the next letter typed tries again. */
export function makeLoader(cards: PageCards, lang: string): () => Promise<Find> {
  let knowledge: Promise<Find> | undefined;
  return () => {
    knowledge ??= Promise.all([loadKnowledge(lang), loadCases(lang)])
      .then(([known, cases]) => makeFind(known, cases, cards))
      .catch((error: unknown) => {
        knowledge = undefined;
        throw error;
      });
    return knowledge;
  };
}
