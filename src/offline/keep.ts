import { keptOf, type Kept, rememberKept } from '../stores/offline.ts';
import { FILES_CACHE, type Listing, PAGES_CACHE, WORDS_END, listingPath } from './names.ts';

/** Why something could not be kept: no room on the device, or no answer from the network. */
export type Refused = 'full' | 'network';

/** How many files are fetched at once: for somebody who waits for them, and beside a page that is being read. */
const AT_ONCE = { awaited: 6, aside: 2 } as const;
type Pace = keyof typeof AT_ONCE;

/** When the page has nothing else to do, or soon where a browser does not tell. */
const whenIdle = (): Promise<unknown> =>
  new Promise((done) => ('requestIdleCallback' in globalThis ? requestIdleCallback(done) : setTimeout(done, 50)));

const isPage = (path: string): boolean => path === '' || path.endsWith('/');
/** A file whose name changes with its content never has to be fetched again. */
const isHashed = (path: string): boolean => path.startsWith('_astro/');

async function keepOne(root: string, path: string): Promise<void> {
  const cache = await caches.open(isPage(path) ? PAGES_CACHE : FILES_CACHE);
  if (isHashed(path) && (await cache.match(root + path))) return;
  const response = await fetch(root + path, { cache: 'no-cache' });
  if (!response.ok) throw new TypeError(`${path}: ${String(response.status)}`);
  await cache.put(root + path, response);
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

async function keepThese(
  root: string,
  paths: readonly string[],
  pace: Pace,
  tell: (done: number) => void,
): Promise<void> {
  const left = [...paths];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      if (pace === 'aside') await whenIdle();
      await keepOne(root, path);
      tell(++done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE[pace] }, work));
}

/** What the build lists for a language; undefined without a network. */
export async function listingOf(root: string, lang: string): Promise<Listing | undefined> {
  try {
    return (await (await fetch(root + listingPath(lang))).json()) as Listing;
  } catch {
    return undefined;
  }
}

/** Keeps the core of a language, or all of it, and remembers the build that it is of; `tell` hears the files done. */
export async function keep(
  { root, lang, build, kept, pace }: Readonly<{ root: string; lang: string; build: string; kept: Kept; pace: Pace }>,
  tell: (done: number, of: number) => void = () => undefined,
): Promise<Refused | undefined> {
  const listing = await listingOf(root, lang);
  if (!listing) return 'network';
  const paths = kept === 'all' ? [...listing.core, ...listing.rest] : listing.core;
  try {
    await keepThese(root, paths, pace, (done) => tell(done, paths.length));
  } catch (error) {
    return isFull(error) ? 'full' : 'network';
  }
  rememberKept(lang, build, kept);
  return undefined;
}

/** What the visible page consists of below the root: its own address, and what it has fetched so far. */
function openedBelow(root: string): readonly string[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = fetched.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  const parts = own.filter((path) => path.startsWith(`${root}_astro/`) || path.endsWith(WORDS_END));
  return [location.pathname, ...new Set(parts)].map((path) => path.slice(root.length));
}

/** Saves the visible page if the worker did not serve it, as on a first visit from a link in a mail. */
export async function keepOpened(root: string): Promise<void> {
  await keepThese(root, openedBelow(root), 'aside', () => undefined).catch(() => undefined);
}

/** Drops hashed files that no page of the newest build has any more. */
async function dropOld(root: string, lang: string): Promise<void> {
  const listing = await listingOf(root, lang);
  if (!listing) return;
  const wanted = new Set([...listing.core, ...listing.rest].map((path) => new URL(root + path, location.href).href));
  const cache = await caches.open(FILES_CACHE);
  for (const request of await cache.keys())
    if (request.url.includes('/_astro/') && !wanted.has(request.url)) await cache.delete(request);
}

/** Refreshes what was saved of an older build, and saves the core at a first visit unless the reader saves data. */
export async function keepUp(root: string, lang: string, build: string): Promise<void> {
  const before = keptOf(lang);
  if (before?.build === build) return;
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true && !before) return;
  const refused = await keep({ root, lang, build, kept: before?.kept ?? 'core', pace: 'aside' });
  if (refused === undefined && before) await dropOld(root, lang);
}
