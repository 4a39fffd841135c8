import { withSlash } from '../../../offline/names.ts';
import { thisBuild } from './version.ts';

const root = withSlash(import.meta.env.BASE_URL);
const { lang } = document.documentElement;

/** Registers the site's service worker and, when the page is at rest, keeps what a first visit keeps. */
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => {
    const isBrought = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker
      .register(`${root}sw.js`)
      .then(async () => {
        await navigator.serviceWorker.ready;
        const { keepOpened, keepUp } = await import('../../../offline/keep.ts');
        if (!isBrought) await keepOpened(root);
        await keepUp(root, lang, thisBuild());
      })
      .catch(() => undefined);
  });
