import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { fetchWords } from '../../base/words/fetch-words.ts';

/** The cards of the list, by id. */
export type PageCards = ReadonlyMap<string, HTMLElement>;

/** The list of rulings, of all rulebooks or of one, as other pages use it. */
export interface CardsPage {
  readonly cards: PageCards;
  /** What follows for the hand, by the id that a ruling names; undefined where nothing is told. */
  readonly followsOf: (id: string) => HTMLElement | undefined;
  /** Fetches the list of all rulebooks where this is the one of a single one. */
  readonly whole?: () => Promise<CardsPage>;
}

/** Whether a row's list of rulebooks names one. */
export const names = (text: string | undefined, book: string): boolean => (text ?? '').split(' ').includes(book);

/** The cards on a page, by the ids of their headings. */
const cardsIn = (page: ParentNode): PageCards =>
  new Map(
    [...page.querySelectorAll<HTMLElement>('.offence')].map(
      (card) => [card.querySelector('h3')?.id ?? '', card] as const,
    ),
  );

/** The row of a card under a rulebook. */
export const rowOf = (card: HTMLElement | undefined, book: string): HTMLElement | undefined =>
  [...(card?.querySelectorAll<HTMLElement>('.ruling') ?? [])].find(({ dataset }) => names(dataset.books, book));

/** Reads the list from its page. */
export function cardsPageIn(page: Document): CardsPage {
  return {
    cards: cardsIn(page),
    followsOf: (id) => page.getElementById(`follows-${id}`)?.parentElement?.querySelector('dl') ?? undefined,
  };
}

/** Styles within a page: the policy of the page that reads them allows only its own. */
const STYLES = /<style[\s\S]*?<\/style>/g;

const parsed = (html: string): CardsPage =>
  cardsPageIn(new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html'));

/** Fetches the list of all rulings. */
export async function fetchCards(address: string): Promise<CardsPage> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('the list of rulings could not be fetched');
  return parsed(await answer.text());
}

/** Fetches the rulings of a rulebook; where that fails, as on a device that saved only the whole list, those of all. */
export async function fetchCardsUnder(book: BookId, whole: () => Promise<CardsPage>): Promise<CardsPage> {
  const html = await fetchWords<string>(`rulings-${book}-words.json`);
  return html === undefined ? whole() : { ...parsed(html), whole };
}
