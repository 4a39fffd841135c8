/** Registers the service worker of the page's language, over that language's folder. */
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const { lang } = document.documentElement;
  const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
  addEventListener('load', () => {
    const scope = lang === 'en' ? base : `${base}${lang}/`;
    navigator.serviceWorker.register(`${base}sw-${lang}.js`, { scope }).catch(() => undefined);
  });
}
