import { PagefindUI } from '@pagefind/default-ui';
import styleUrl from '@pagefind/default-ui/css/ui.css?url';
import { answerList } from './answers/answer-list.ts';
import { withAge } from './found-aged.ts';
import { type BookNames, withBook } from './found-book.ts';
import { type FoundLanguages, englishPlaces, withoutOthers } from './found-language.ts';
import { watchResults } from './found-list.ts';
import { withSentences } from './found-sentences.ts';
import { namedList } from './named-list.ts';
import { tellingWords } from './telling-words.ts';

/** After so many milliseconds results are shown even if they may not be those of the words last typed. */
const LATEST = 1500;

/** Puts the search into its dialog, in the words of the page; gives its field. */
export function showSearch({
  words = '{}',
  books = '{}',
  aged = '',
  named = '',
  answer = '',
  scorer = '',
  locale,
}: DOMStringMap): HTMLInputElement | null {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleUrl }));
  const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
  const names = JSON.parse(books) as BookNames;
  const { lang } = document.documentElement;
  const languages: FoundLanguages = new Map();
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
    processTerm: (term) => tellingWords(term, lang),
    processResult: (page) => {
      const english = englishPlaces(page);
      for (const url of english) languages.set(new URL(url, location.href).href, 'en');
      return withAge(withBook(withoutOthers(withSentences(page), english), names), aged);
    },
  });
  const box = document.querySelector('#tensu-search-box');
  const status = document.querySelector('#tensu-search-status');
  if (box && status) watchResults(box, { status, names, languages });
  const showAnswers = box && answerList(box, { base, locale, names, heading: answer, scorer });
  const showNamed = box && namedList(box, { base, locale, lang, names, label: named });
  let late: ReturnType<typeof setTimeout> | undefined;
  const show = (sought: string): void => {
    clearTimeout(late);
    late = setTimeout(() => box?.removeAttribute('data-seeking'), LATEST);
    box?.setAttribute('data-seeking', sought.trim());
    void showNamed?.(sought, showAnswers?.(sought));
  };
  const field = document.querySelector<HTMLInputElement>('#tensu-search-box input');
  // The search names its field by a title only, which not every reader says.
  field?.setAttribute('aria-label', field.placeholder);
  field?.addEventListener('input', () => show(field.value));
  // The button that empties the field says so to nobody.
  box?.addEventListener('click', () => show(field?.value ?? ''));
  return field;
}
