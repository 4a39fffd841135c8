import { theme, tileMarks } from '../../stores/appearance.ts';
import { yakuNames } from '../../stores/names.ts';
import type { RememberedChoice } from '../../stores/remembered.ts';
import { type BookId, baseBook, choicesIn, gameOf } from '../../engine/rulebooks/ids.ts';
import { $book, $linkedBook, chooseOwn, rulebookInForce, withOwnOptions } from '../../stores/rulebook.ts';
import { type BookWords, bookName } from '../base/words/book-name.ts';
import type * as Linked from './options/tell-link.tsx';
import type * as Mount from './options/mount.tsx';
import type * as Telling from './options/tell-differences.tsx';

const root = document.documentElement;
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

const showTheme = (): void => {
  const chosen = theme.$value.get();
  root.dataset.theme = chosen === 'system' ? (darkSystem.matches ? 'dark' : 'light') : chosen;
};

/** Binds every control of a choice, on this page, to its store. */
function bind<T extends string>({ key, $value, choose }: RememberedChoice<T>, show: (value: T) => void): void {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[data-choice="${key}"]`);
  for (const control of controls)
    control.addEventListener('change', () => {
      choose(control.value);
    });
  $value.subscribe((value) => {
    show(value);
    for (const control of controls) {
      if (control instanceof HTMLInputElement) control.checked = control.value === value;
      else control.value = value;
    }
  });
}

bind(theme, showTheme);
bind({ ...rulebookInForce, choose: chooseOwn }, (value) => {
  root.dataset.rulebook = value;
  root.dataset.game = gameOf(value);
});

const rulebooks = document.querySelector<HTMLSelectElement>('#tensu-rulebook');
const shortNames = new Map([...(rulebooks?.options ?? [])].map((option) => [option, option.text]));

$book.subscribe((book) => {
  root.dataset.chosen = choicesIn(book).join(' ');
  const untold = document.querySelectorAll<HTMLElement>('[data-options-of]');
  if (untold.length > 0 && book !== baseBook(book))
    void import('./options/tell-differences.tsx').then((module?: typeof Telling) => module?.tellDifferences(untold));
  for (const [option, name] of shortNames) {
    const own = option.value === baseBook(book) ? book : withOwnOptions(option.value as BookId);
    option.text = bookName(own, undefined, name);
  }
  for (const one of document.querySelectorAll<HTMLElement>('[data-in-force]'))
    one.textContent = bookName(book, JSON.parse(one.dataset.inForce ?? '{}') as BookWords);
});

$linkedBook.subscribe((linked) => {
  if (linked !== undefined) void import('./options/tell-link.tsx').then((module?: typeof Linked) => module?.tellLink());
});

const options = document.querySelector('#tensu-options');
options?.addEventListener('toggle', () => {
  const place = options.querySelector('div');
  if (place) void import('./options/mount.tsx').then((module?: typeof Mount) => module?.showOptions(place));
});
bind(yakuNames, (value) => {
  root.dataset.names = value;
});
bind(tileMarks, (value) => {
  root.dataset.marks = value;
});
darkSystem.addEventListener('change', showTheme);

document.querySelector('#tensu-settings')?.addEventListener('toggle', () => void import('./offline/setting.ts'));

/** The article that the reader is at: the one in the address, else the one in view. */
const articleHere = (): string =>
  location.hash || (document.querySelector<HTMLAnchorElement>('.contents a[aria-current="true"]')?.hash ?? '');

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-same-place]')) {
  link.addEventListener('click', () => {
    link.hash = articleHere();
  });
}
