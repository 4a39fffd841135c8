import { plural } from '../../i18n/plural.ts';
import type { Strings } from '../../i18n/strings.ts';
import { $rulebook } from '../../stores/rulebook.ts';
import { makeFinder } from './find.ts';

/** How long typing must rest before the number of finds is said. */
const REST = 400;

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} on this page`);
  return found;
};

const field = one('#offence') as HTMLInputElement;
const status = one('#offences-found');
const list = one('#offences');
const finds = one('#finds');
const offences = [...list.querySelectorAll<HTMLElement>('.offence')];
const { lang } = document.documentElement;
const strings = JSON.parse(status.dataset.strings ?? '{}') as Strings<'referee'>;
const find = makeFinder(
  offences.map((offence) => {
    const name = offence.querySelector('h3');
    return { title: name?.textContent ?? '', words: name?.dataset.words ?? '' };
  }),
);

/** A copy of an offence for the finds; its anchor stays with the original. */
function copyOf(offence: HTMLElement): HTMLElement {
  const copy = offence.cloneNode(true) as HTMLElement;
  copy.querySelector('h3')?.removeAttribute('id');
  return copy;
}

let timer = 0;

function show(): void {
  const isEmpty = field.value.trim() === '';
  const found = isEmpty ? [] : find(field.value).flatMap((position) => offences[position] ?? []);
  list.hidden = !isEmpty;
  finds.hidden = isEmpty;
  finds.querySelector('.list')?.replaceChildren(...found.map(copyOf));
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    status.textContent = isEmpty
      ? ''
      : found.length === 0
        ? strings.none
        : plural(strings, 'found', found.length, lang);
  }, REST);
}

const placeOf = (row: HTMLElement, inForce: string): number =>
  (row.dataset.books ?? '').split(' ').includes(inForce) ? -1 : Number(row.dataset.place);

/** Puts the rulebook in force first in each offence, for reading aloud and for the Tab key as well. */
$rulebook.subscribe((inForce) => {
  for (const rulings of document.querySelectorAll<HTMLElement>('.rulings')) {
    const rows = [...rulings.querySelectorAll<HTMLElement>('.ruling')];
    rulings.append(...rows.sort((a, b) => placeOf(a, inForce) - placeOf(b, inForce)));
  }
});

field.addEventListener('input', show);
if (field.value !== '') show();
