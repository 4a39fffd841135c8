import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { FILES_CACHE, OFFLINE_PAGE, PAGES_CACHE, RULINGS_PAGE, WORDS_END } from './names.ts';

/** What of a service worker is used here; the library of its types would change those of the pages. */
declare const self: { readonly registration: { readonly scope: string }; skipWaiting(): Promise<void> };
/** The prefixes of the languages, written in by the build. */
declare const PREFIXES: readonly string[];

const SECONDS_TO_WAIT = 4;
const root = new URL(self.registration.scope).pathname;

void self.skipWaiting();
clientsClaim();

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: SECONDS_TO_WAIT,
  matchOptions: { ignoreSearch: true, ignoreVary: true },
});
const hashed = new CacheFirst({ cacheName: FILES_CACHE, matchOptions: { ignoreVary: true } });
/** Files that keep their name when they change: of the search, and words. */
const named = new NetworkFirst({ cacheName: FILES_CACHE, networkTimeoutSeconds: SECONDS_TO_WAIT });
const pictures = new StaleWhileRevalidate({ cacheName: FILES_CACHE });

registerRoute(({ request }) => request.mode === 'navigate', pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith(RULINGS_PAGE), pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${root}_astro/`), hashed);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${root}pagefind/`), named);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith(WORDS_END), named);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.destination === 'image', pictures);

/** A page that is not kept is answered by the page that says so, in its language. */
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const [first = ''] = new URL(request.url).pathname.slice(root.length).split('/');
  const prefix = PREFIXES.includes(first) ? `${first}/` : '';
  return (await caches.match(`${root}${prefix}${OFFLINE_PAGE}`)) ?? Response.error();
});
