import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { plural } from '../../../i18n/plural.ts';
import type { Strings } from '../../../i18n/strings.ts';
import { $book } from '../../../stores/rulebook.ts';
import { type Knowledge, loadKnowledge } from './finder/load.ts';
import { makeSearch, type SearchResult } from './finder/search.ts';
import { outcomeOf, searchCard } from './finder/signs.ts';
import { type Answer, forkBetween, type ForkWords, forkWords } from './fork.ts';
import { copyOf } from './found-card.ts';

/** Milliseconds without typing before the number of finds is announced. */
const PAUSE = 400;
/** More finds help nobody at a table. */
const MOST = 8;

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} on this page`);
  return found;
};

const field = one('#offence') as HTMLInputElement;
const status = one('#offences-found');
const list = one('#offences');
const finds = one('#finds');
const elsewhere = one('#elsewhere');
const log = (one('.to-log a') as HTMLAnchorElement).href;
const cards = new Map([...list.querySelectorAll<HTMLElement>('.offence')].map((card) => [idOf(card), card] as const));
const { lang } = document.documentElement;
const strings = JSON.parse(status.dataset.strings ?? '{}') as Strings<'referee'>;

function idOf(card: HTMLElement): string {
  return card.querySelector('h3')?.id ?? '';
}

const nameOf = (id: string): Answer => {
  const name = cards.get(id)?.querySelector('h3');
  return { text: name?.textContent ?? id, lang: name?.lang ?? '' };
};

const names = (text: string | undefined, book: string): boolean => (text ?? '').split(' ').includes(book);

/** Makes the search under a rulebook, once for each. */
function makeSearches({ signs, distinctions }: Knowledge) {
  const made = new Map<string, ReturnType<typeof makeSearch>>();
  return (book: BookId) => {
    const known = made.get(book);
    if (known) return known;
    const search = makeSearch(
      [...cards].map(([id, element]) => {
        const name = element.querySelector('h3');
        const row = [...element.querySelectorAll<HTMLElement>('.ruling')].find(({ dataset }) =>
          names(dataset.books, book),
        );
        const coverage = !row ? 'foreign' : row.dataset.kind === 'silent' ? 'silent' : 'ruled';
        const card = {
          id,
          title: name?.textContent ?? '',
          words: name?.dataset.also ?? '',
          coverage,
          outcome: outcomeOf(row?.dataset.kind),
        } as const;
        return searchCard(card, signs, book);
      }),
      distinctions,
    );
    made.set(book, search);
    return search;
  };
}

/** A result with the words of its follow-up question. */
interface Found extends SearchResult {
  readonly fork: ForkWords | undefined;
}

type Find = (text: string, book: BookId) => Found;

let knowledge: Promise<Find> | undefined;

/** Fetches what the finder needs, once; after a failure the next letter typed tries again. */
function loadFinder(): Promise<Find> {
  knowledge ??= loadKnowledge(lang)
    .then((known) => {
      const searchUnder = makeSearches(known);
      return (text: string, book: BookId) => {
        const result = searchUnder(book)(known.classify(text));
        const { contrasts } = known.distinctions;
        return { ...result, fork: result.followUp && forkWords(result.followUp, contrasts, known.asks, nameOf) };
      };
    })
    .catch((error: unknown) => {
      knowledge = undefined;
      throw error;
    });
  return knowledge;
}

const NOTHING_FOUND: Found = { cards: [], followUp: undefined, fork: undefined };

const countOf = (found: number): string => (found === 0 ? strings.none : plural(strings, 'found', found, lang));

let timer = 0;

/** Announces what was found. A question is announced only to screen readers, as it can be seen above its answers. */
function announce(text: string, isAsked = false): void {
  clearTimeout(timer);
  status.classList.toggle('sr-only', isAsked);
  status.textContent = text;
}

/** What to show: the cards, or the follow-up question first. */
function shownOf({ cards: found, followUp, fork }: Found): readonly HTMLElement[] {
  const ids = [...new Set([...(followUp?.between ?? []), ...found.map(({ id }) => id)])].slice(0, MOST);
  const copies = ids.flatMap((id) => cards.get(id) ?? []).map((card) => copyOf(card, $book.get(), log, strings));
  const [first, other] = copies;
  if (!fork || !first || !other) return copies;
  return [forkBetween([first, other], copies, fork, () => announce(countOf(copies.length)))];
}

async function show(): Promise<void> {
  const text = field.value.trim();
  const isEmpty = text === '';
  const find = isEmpty ? undefined : await loadFinder();
  if (field.value.trim() !== text) return;
  const found = find?.(text, $book.get()) ?? NOTHING_FOUND;
  list.hidden = !isEmpty;
  finds.hidden = isEmpty;
  finds.querySelector('.list')?.replaceChildren(...shownOf(found));
  clearTimeout(timer);
  const message = isEmpty ? '' : (found.fork?.question ?? countOf(Math.min(found.cards.length, MOST)));
  timer = window.setTimeout(() => announce(message, found.fork !== undefined), PAUSE);
}

/** The original position of each row. */
const places = new Map(
  [...document.querySelectorAll<HTMLElement>('.rulings')].flatMap((rulings) =>
    [...rulings.querySelectorAll<HTMLElement>('.ruling')].map((row, place) => [row, place] as const),
  ),
);

const placeOf = (row: HTMLElement, inForce: string): number =>
  names(row.dataset.books, inForce) ? -1 : (places.get(row) ?? 0);

/** Moves the rulebook in force to the top of each card, also for screen readers and the Tab key, and searches again. */
$book.subscribe((inForce) => {
  for (const rulings of document.querySelectorAll<HTMLElement>('.rulings')) {
    const rows = [...rulings.querySelectorAll<HTMLElement>('.ruling')];
    const sorted = rows.toSorted((a, b) => placeOf(a, inForce) - placeOf(b, inForce));
    if (sorted.some((row, i) => row !== rows[i])) rulings.append(...sorted);
  }
  if (field.value !== '') void show();
});

field.addEventListener('focus', () => void loadFinder().catch(() => undefined), { once: true });
field.addEventListener('input', () => void show());
/** A link within a find leads to the full list, which is hidden while searching. */
finds.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (!link || !cards.has(link.hash.slice(1))) return;
  field.value = '';
  list.hidden = false;
  finds.hidden = true;
});
elsewhere.addEventListener('click', () => {
  document.dispatchEvent(new CustomEvent('tensu:search', { detail: field.value.trim() }));
});
