import type * as Module from './mount.tsx';

const place = document.querySelector<HTMLElement>('#path');

/** Fetches the script that shows the path. When it does not arrive, the page itself says so. */
const fetchMount = (): Promise<typeof Module | undefined> => import('./mount.tsx').catch(() => undefined);

if (place) {
  if (document.documentElement.dataset.path !== undefined)
    void fetchMount().then((mount) => mount?.showPath(place, { isNew: false }));
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('.path-form')) return;
    event.preventDefault();
    void fetchMount().then((mount) => mount?.setOutBy(form, place));
  });
}
