import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { isEmbedded } from './embedded.ts';
import { LANGUAGES, withoutLocale } from './locales.ts';
import { placeIn } from './side-by-side.ts';
import { isWritten } from './written.ts';

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Sidebar of the open rulebook only; canonical and hreflang links that name only pages in their own language. */
export const onRequest = defineRouteMiddleware(({ locals, url, site }) => {
  const route = locals.starlightRoute;
  const path = withoutLocale(url.pathname.slice(base.length + 1)).replace(/\/$/, '');
  const book = path.split('/')[0] ?? '';
  route.sidebar = route.sidebar.filter(
    (entry) =>
      entry.type !== 'group' || entry.entries.some((item) => item.type === 'link' && item.href.includes(`/${book}/`)),
  );

  const isThere = ({ lang, locale }: (typeof LANGUAGES)[number]): boolean =>
    isWritten(path, locale) && placeIn(`${path}/`, lang) === `${path}/`;
  const absent = new Set<string>(LANGUAGES.filter((one) => !isThere(one)).map(({ lang }) => lang));
  if (absent.has('en')) absent.add('x-default');
  const english = new URL(`${base}/${path}${path === '' ? '' : '/'}`, site).href;
  const isFallback = route.isFallback === true;
  route.head = route.head
    .filter(({ attrs }) => attrs?.rel !== 'alternate' || !(isFallback || absent.has(String(attrs.hreflang))))
    .map((tag) => {
      if (!isFallback) return tag;
      if (tag.attrs?.rel === 'canonical') return { ...tag, attrs: { ...tag.attrs, href: english } };
      if (tag.attrs?.property === 'og:url') return { ...tag, attrs: { ...tag.attrs, content: english } };
      return tag;
    });
  // Search engines find the pages of which the frames are a part.
  if (isEmbedded(path)) route.head.push({ tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, content: '' });
});
