import { plural } from '../../../i18n/plural.ts';
import type { Strings } from '../../../i18n/strings.ts';
import { isFound } from '../../widgets/fan/fan-search.ts';

/** How long typing must rest before the number of finds is said. */
const REST = 400;

const field = document.querySelector<HTMLInputElement>('#fan-sought');
const status = document.querySelector<HTMLElement>('#fans-found');
const entries = [...document.querySelectorAll<HTMLElement>('.fan[data-find]')];
const groups = [...document.querySelectorAll<HTMLElement>('.fan-group')];

function filter(field: HTMLInputElement, status: HTMLElement): void {
  const strings = JSON.parse(status.dataset.strings ?? '{}') as Strings<'fans'>;
  const { lang } = document.documentElement;
  let timer = 0;

  const show = (): void => {
    const sought = field.value.trim();
    let found = 0;
    for (const entry of entries) {
      entry.hidden = sought !== '' && !isFound(sought, entry.dataset.find ?? '');
      if (!entry.hidden) found++;
    }
    for (const group of groups) group.hidden = !group.querySelector('.fan:not([hidden])');
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      status.textContent = sought === '' ? '' : found === 0 ? strings.none : plural(strings, 'found', found, lang);
    }, REST);
  };

  // Whoever follows a link to a fan that the search has hidden must see it.
  window.addEventListener('hashchange', () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.closest('[hidden]')) return;
    field.value = '';
    show();
    target.scrollIntoView();
  });
  field.addEventListener('input', show);
  if (field.value !== '') show();
}

if (field && status) filter(field, status);
