import { fill } from '../../../i18n/strings.ts';
import { sitePath } from '../../../locales.ts';
import type { BookNames } from '../found-book.ts';
import { type Answer, type AnswerFile, answersPath } from './answer-file.ts';
import { findAnswers } from './find-answers.ts';

interface Options {
  /** The root of the site. */
  readonly base: string;
  readonly locale: string | undefined;
  readonly names: BookNames;
  /** The heading above answers; `{{book}}` is the rulebook in force. */
  readonly heading: string;
  /** What leads into the scorer. */
  readonly scorer: string;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

function itemOf({ title, lines, place }: Answer): Element {
  const item = element('li', 'answer', element('strong', 'answer-title', title));
  for (const line of lines) item.append(element('span', 'answer-line', line));
  if (place?.href !== undefined) {
    const link = element('a', 'answer-place', place.text);
    link.href = place.href;
    item.append(link);
  } else if (place) item.append(element('span', 'answer-place', place.text));
  return item;
}

/** Shows the answer to what is sought, by the rulebook in force, above everything that was found. */
export type ShowAnswers = (sought: string) => Promise<void>;

/** Makes the place of answers below the field of the search. */
export function answerList(box: Element, { base, locale, names, heading, scorer }: Options): ShowAnswers {
  const label = element('p', 'answers-heading');
  const list = element('ul', 'answers-list');
  const shown = element('section', 'search-answers', label, list);
  shown.setAttribute('aria-live', 'polite');
  shown.hidden = true;
  box.querySelector('.pagefind-ui__drawer')?.before(shown);
  const files = new Map<string, Promise<AnswerFile | undefined>>();
  let latest = '';

  const fileFor = (book: string): Promise<AnswerFile | undefined> => {
    const known =
      files.get(book) ??
      fetch(base + answersPath(book, locale))
        .then(async (answer) => (answer.ok ? ((await answer.json()) as AnswerFile) : undefined))
        .catch(() => undefined);
    files.set(book, known);
    void known.then((file) => file ?? files.delete(book));
    return known;
  };

  return async (sought) => {
    latest = sought;
    const book = document.documentElement.dataset.rulebook ?? '';
    const file = sought.trim() === '' ? undefined : await fileFor(book);
    const answers = file
      ? await findAnswers(sought, file, (hash) => ({ text: scorer, href: `${sitePath('score/', locale)}#${hash}` }))
      : [];
    if (latest !== sought) return;
    label.textContent = fill(heading, { book: names[book] ?? '' });
    list.replaceChildren(...answers.map(itemOf));
    shown.hidden = answers.length === 0;
  };
}
