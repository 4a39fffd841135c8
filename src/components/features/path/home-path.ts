import type * as Module from './mount.tsx';

const place = document.querySelector<HTMLElement>('#path');

/** Fetches the script that shows the path. When it does not arrive, the page itself says so. */
const fetchMount = (): Promise<typeof Module | undefined> => import('./mount.tsx').catch(() => undefined);

/** The form asks about the rulebook in force, which the built page cannot know. */
function chooseInForm(): void {
  const { rulebook } = document.documentElement.dataset;
  const field = document.querySelector<HTMLSelectElement>('.ask-path select[name="book"]');
  if (field && [...field.options].some(({ value }) => value === rulebook)) field.value = rulebook ?? field.value;
}

if (place) {
  chooseInForm();
  if (document.documentElement.dataset.path !== undefined)
    void fetchMount().then((mount) => mount?.showPath(place, { isNew: false }));
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('.path-form')) return;
    event.preventDefault();
    void fetchMount().then((mount) => mount?.setOutBy(form, place));
  });
}
