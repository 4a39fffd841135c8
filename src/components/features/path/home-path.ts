import type * as Module from './mount.tsx';

const place = document.querySelector<HTMLElement>('#path');

/** Fetches what shows the path; nothing where it did not come, as the page then says. */
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
