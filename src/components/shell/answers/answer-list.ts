import { type BookId, DEFAULT_RULEBOOKS, gameOf, isBook } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import { sitePath } from '../../../locales.ts';
import type { BookNames } from '../found-book.ts';
import { type Answer, type AnswerFile, answersPath } from './answer-file.ts';
import { type ScorerLink, findAnswers } from './find-answers.ts';

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

  const link: ScorerLink = (hash) => ({ text: scorer, href: `${sitePath('score/', locale)}#${hash}` });
  const answersBy = async (sought: string, book: BookId) => {
    const file = await fileFor(book);
    return { book, answers: file ? await findAnswers(sought, file, link) : [] };
  };
  /** What the rulebook in force answers, or else the best known one of the other game. */
  const answersTo = async (sought: string) => {
    const { rulebook } = document.documentElement.dataset;
    const book = isBook(rulebook) ? rulebook : DEFAULT_RULEBOOKS.riichi;
    const own = await answersBy(sought, book);
    const isRiichi = gameOf(book) === 'riichi';
    // A number of points alone says nothing of MCR to a player of riichi.
    return own.answers.length > 0 || (isRiichi && /\d/.test(sought))
      ? own
      : answersBy(sought, DEFAULT_RULEBOOKS[isRiichi ? 'mcr' : 'riichi']);
  };

  return async (sought) => {
    latest = sought;
    const found = sought.trim() === '' ? undefined : await answersTo(sought);
    if (latest !== sought) return;
    label.textContent = fill(heading, { book: names[found?.book ?? ''] ?? '' });
    list.replaceChildren(...(found?.answers ?? []).map(itemOf));
    shown.hidden = (found?.answers ?? []).length === 0;
  };
}
