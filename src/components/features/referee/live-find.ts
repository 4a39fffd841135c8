import { fetchWords } from '../../base/words/fetch-words.ts';
import { fetchCards } from './cards-page.ts';
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

/** Makes what fetches the rulings, and what fetches the finder over them. */
export function makeLoaders(address: string, lang: string) {
  const loadDesk = once(async () => {
    const [{ loadRulings }, page, asks] = await Promise.all([
      import('./desk-rulings.ts'),
      fetchCards(address),
      fetchWords<AskWords>('ask-words.json'),
    ]);
    if (!asks) throw new Error('the words of rulings could not be fetched');
    return loadRulings(lang, page, asks);
  });
  const loadFinder = once(async () => (await import('./desk-search.ts')).loadFind(lang, loadDesk));
  return { loadDesk, loadFinder };
}
