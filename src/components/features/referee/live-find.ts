import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { fetchWords } from '../../base/words/fetch-words.ts';
import { type CardsPage, fetchCards, fetchCardsUnder } from './cards-page.ts';
import type { AskWords } from './finder/follow-up.ts';

/** Makes what fetches something once; after a failure the next call tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Makes what fetches something once for each key. */
function onceFor<Key, T>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const loaders = new Map<Key, () => Promise<T>>();
  return (key) => {
    const loader = loaders.get(key) ?? once(() => load(key));
    loaders.set(key, loader);
    return loader();
  };
}

/** Makes what fetches the rulings of a rulebook, and what fetches the finder over them. */
export function makeLoaders(address: string, lang: string) {
  const loadWhole = once(() => fetchCards(address));
  const loadAsks = once(async () => {
    const asks = await fetchWords<AskWords>('ask-words.json');
    if (!asks) throw new Error('the words of rulings could not be fetched');
    return asks;
  });
  const deskOf = async (loading: Promise<CardsPage>) => {
    const [{ loadRulings }, page, asks] = await Promise.all([import('./desk-rulings.ts'), loading, loadAsks()]);
    return loadRulings(lang, page, asks);
  };
  const loadDesk = onceFor((book: BookId) => deskOf(fetchCardsUnder(book, loadWhole)));
  const loadWholeDesk = once(() => deskOf(loadWhole()));
  /** The desk that has a card: links lead to cards of the other game, too. */
  const loadDeskWith = async (card: string, book: BookId) => {
    const desk = await loadDesk(book);
    return desk.page.cards.has(card) ? desk : loadWholeDesk();
  };
  const loadFinder = onceFor(async (book: BookId) =>
    (await import('./desk-search.ts')).loadFind(lang, () => loadDesk(book)),
  );
  return { loadDesk, loadDeskWith, loadFinder };
}
