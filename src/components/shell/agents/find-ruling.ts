import { type BookId, baseBook, isBook } from '../../../engine/rulebooks/ids.ts';
import { LANGUAGES, sitePath } from '../../../locales.ts';
import { rowOf } from '../../features/referee/cards-page.ts';
import type { Find } from '../../features/referee/found.ts';
import { makeLoaders, once } from '../../features/referee/live-find.ts';
import { LONGEST } from './ruling-request.ts';

/** The cards that are told: further ones are guesses. */
const MOST = 3;
const localeHere = (): string | undefined =>
  LANGUAGES.find(({ lang }) => lang === document.documentElement.lang)?.locale;

const listHere = (): string => sitePath('referee/all/', localeHere());

/** The finder of the referee’s desk, fetched with the first question. */
const loadersHere = once(() => Promise.resolve(makeLoaders(listHere(), document.documentElement.lang)));
const loadFind = async (book: BookId): Promise<Find> => (await loadersHere()).loadFinder(book);

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

function told(find: Find, what: string, book: BookId): object {
  const { cards, page, fork } = find(what, book, { facts: {} });
  const rulings = cards.slice(0, MOST).map(({ id }) => {
    const card = page.cards.get(id);
    const row = rowOf(card, book);
    return {
      id,
      title: textOf(card?.querySelector('h3')),
      ruling: row ? textOf(row) : null,
      link: `${listHere()}#${id}`,
    };
  });
  return { ok: true, rulings, isSure: rulings.length > 0 && fork === undefined };
}

/** The ruling cards on what happened, best first, each with what the rulebook rules; null where it rules nothing. */
export async function findRuling(request: unknown, load: (book: BookId) => Promise<Find> = loadFind): Promise<unknown> {
  const { rules, what } = (request ?? {}) as { readonly rules?: unknown; readonly what?: unknown };
  const book = typeof rules === 'string' ? baseBook(rules) : undefined;
  if (!isBook(book)) return { ok: false, error: { code: 'unknown-rules', field: 'rules' } };
  if (typeof what !== 'string' || what.trim() === '') return { ok: false, error: { code: 'bad-field', field: 'what' } };
  const find = await load(book).catch(() => undefined);
  return find ? told(find, what.slice(0, LONGEST), book) : { ok: false, error: { code: 'not-fetched' } };
}
