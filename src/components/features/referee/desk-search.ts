import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { type PageCards, rowOf } from './cards-page.ts';
import { type Knowledge, loadKnowledge } from './finder/load.ts';
import { makeSearch, type SearchResult } from './finder/search.ts';
import { outcomeOf, searchCard } from './finder/signs.ts';
import { type Answer, forkWords } from './fork.ts';
import type { Desk, Find } from './found.ts';

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

/** The card that was meant goes first, and nothing is asked about it and another. */
const afterChoice = (result: SearchResult, card: string | undefined): SearchResult =>
  card === undefined
    ? result
    : {
        cards: result.cards.toSorted((one, other) => Number(other.id === card) - Number(one.id === card)),
        followUp: undefined,
      };

function makeFind(known: Knowledge, { page: { cards }, ruledOn, read, asks }: Desk): Find {
  const searchUnder = makeSearches(known, cards);
  const nameOf = (id: string): Answer => {
    const name = cards.get(id)?.querySelector('h3');
    return { text: name?.textContent ?? id, lang: name?.lang ?? '' };
  };
  const { contrasts } = known.distinctions;
  return (text, book, told) => {
    const result = afterChoice(searchUnder(book)(known.classify(text)), told.card);
    const found = ruledOn(result, { ...read(text), ...told.facts }, book, told.card);
    const fork = found.ruled ? undefined : result.followUp && forkWords(result.followUp, contrasts, asks, nameOf);
    return { ...found, fork };
  };
}

/** Fetches the finder and makes the search of a desk. */
export const loadFind = async (lang: string, loadDesk: () => Promise<Desk>): Promise<Find> =>
  makeFind(...(await Promise.all([loadKnowledge(lang), loadDesk()])));
