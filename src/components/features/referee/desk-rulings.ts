import { type CardsPage, rowOf } from './cards-page.ts';
import type { AskWords } from './finder/follow-up.ts';
import type { Desk, Find } from './found.ts';
import type { Facts } from './verdict/facts.ts';
import { type Cases, caseWordsIn, loadCases, underBook } from './verdict/load.ts';
import { ruleOn } from './verdict/rule.ts';
import { outcomeUnder } from './verdict/under.ts';

function makeDesk(page: CardsPage, { read, tables, verdicts }: Cases, asks: AskWords): Desk {
  const words = caseWordsIn(asks);
  const ruledOn: Desk['ruledOn'] = (result, told, book, chosen) => {
    const facts = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) as Facts;
    const outcome = outcomeUnder((id) => {
      const row = rowOf(page.cards.get(id), book);
      return row && !row.classList.contains('unsaid')
        ? { kind: row.dataset.kind ?? '', follows: row.dataset.follows }
        : undefined;
    });
    const under = underBook(book, outcome);
    const ruled = words && ruleOn(result, facts, tables, under, chosen);
    return { ...result, facts, ruled, words, under, handAfter: verdicts, page };
  };
  const byCard: Find = (card, book, { facts }) => {
    const result = { cards: [{ id: card, score: 0, outcome: undefined }], followUp: undefined };
    return { ...ruledOn(result, facts, book, card), fork: undefined };
  };
  return { page, byCard, ruledOn, read, asks };
}

/** Fetches the tables and words for ruling on cases, and makes the desk from them. */
export const loadRulings = async (lang: string, page: CardsPage, asks: AskWords): Promise<Desk> =>
  makeDesk(page, await loadCases(lang), asks);
