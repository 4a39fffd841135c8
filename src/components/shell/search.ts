import type * as Ui from '@pagefind/default-ui';
import styleUrl from '@pagefind/default-ui/css/ui.css?url';
import { withAge } from './found-aged.ts';
import { atArticle } from './found-article.ts';
import { type BookNames, withBook } from './found-book.ts';
import { type FoundLanguages, englishPlaces, withoutOthers } from './found-language.ts';
import { watchResults } from './found-list.ts';
import { namedList } from './named-list.ts';
import { tellingWords } from './telling-words.ts';

const dialog = document.querySelector<HTMLDialogElement>('#tensu-search');
const status = document.querySelector('#tensu-search-status');
const missing = document.querySelector<HTMLElement>('#tensu-search-missing');
const opener = document.querySelector('#tensu-search-open');
let searchField: Promise<HTMLInputElement | null | undefined> | undefined;

/** Fetches the search and its looks, once, on the first opening; undefined when it did not come. */
async function loadSearch({
  words = '{}',
  books = '{}',
  aged = '',
  named = '',
  locale,
}: DOMStringMap): Promise<HTMLInputElement | null | undefined> {
  const ui = (await import('@pagefind/default-ui').catch(() => undefined)) as typeof Ui | undefined;
  if (!ui) return undefined;
  const { PagefindUI } = ui;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleUrl }));
  const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
  const names = JSON.parse(books) as BookNames;
  const { lang } = document.documentElement;
  const languages: FoundLanguages = new Map();
  let sought = '';
  new PagefindUI({
    element: '#tensu-search-box',
    baseUrl: base,
    bundlePath: `${base}pagefind/`,
    showImages: false,
    showSubResults: true,
    pageSize: 20,
    // A chapter says much besides, and still has the answer rather than a list of names.
    ranking: { termFrequency: 0 },
    translations: JSON.parse(words) as Record<string, string>,
    processTerm: (term) => {
      sought = term;
      return tellingWords(term, lang);
    },
    processResult: (page) => {
      const english = englishPlaces(page);
      for (const url of english) languages.set(new URL(url, location.href).href, 'en');
      return withAge(withBook(atArticle(withoutOthers(page, english), sought), names), aged);
    },
  });
  const box = document.querySelector('#tensu-search-box');
  if (box && status) watchResults(box, { status, names, languages, sought: () => sought });
  const showNamed = box && namedList(box, { base, locale, lang, names, label: named });
  const field = document.querySelector<HTMLInputElement>('#tensu-search-box input');
  // The search names its field by a title only, which not every reader says.
  field?.setAttribute('aria-label', field.placeholder);
  field?.addEventListener('input', () => void showNamed?.(field.value));
  // The button that empties the field says so to nobody.
  box?.addEventListener('click', () => void showNamed?.(field?.value ?? ''));
  return field;
}

async function openSearch(): Promise<void> {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  searchField ??= loadSearch(dialog.dataset);
  const field = await searchField;
  if (field === undefined) searchField = undefined;
  if (missing) missing.textContent = field === undefined ? (missing.dataset.text ?? '') : '';
  field?.focus();
}

/** Opens the search with words that were typed elsewhere. */
async function searchFor(words: string): Promise<void> {
  await openSearch();
  const field = await searchField;
  if (!field) return;
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

opener?.addEventListener('click', () => void openSearch());
document.addEventListener('tensu:search', (event) => {
  if (event instanceof CustomEvent && typeof event.detail === 'string') void searchFor(event.detail);
});
dialog?.addEventListener('click', ({ target }) => {
  const onBackdrop = target === dialog;
  const toResult = target instanceof Element && target.closest('a') !== null;
  if (onBackdrop || toResult) dialog.close();
});
addEventListener('keydown', (event) => {
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void openSearch();
});
