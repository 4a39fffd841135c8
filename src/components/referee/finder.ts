import type { BookId } from '../../engine/rulebooks/ids.ts';
import { plural } from '../../i18n/plural.ts';
import type { Strings } from '../../i18n/strings.ts';
import { $book } from '../../stores/rulebook.ts';
import { type Finds, makeFinding } from './find/find.ts';
import { type Knowledge, loadKnowledge } from './find/load.ts';
import { outcomeOf } from './find/outcome.ts';
import { soughtOf } from './find/sought.ts';
import { type Answer, forkBetween, type ForkWords, forkWords } from './fork.ts';
import { copyOf } from './found-card.ts';

/** How long typing must rest before the number of finds is said. */
const REST = 400;
/** More finds than these help nobody at a table. */
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

/** Finds among all cards under a rulebook, made once for each. */
function findingsOf({ signs, parted }: Knowledge) {
  const made = new Map<string, ReturnType<typeof makeFinding>>();
  return (book: BookId) => {
    const known = made.get(book);
    if (known) return known;
    const finding = makeFinding(
      [...cards].map(([id, card]) => {
        const name = card.querySelector('h3');
        const row = [...card.querySelectorAll<HTMLElement>('.ruling')].find(({ dataset }) =>
          names(dataset.books, book),
        );
        const standing = !row ? 'foreign' : row.dataset.kind === 'silent' ? 'silent' : 'ruled';
        const outcome = outcomeOf(row?.dataset.kind);
        const told = {
          id,
          title: name?.textContent ?? '',
          words: name?.dataset.words ?? '',
          standing,
          outcome,
        } as const;
        return soughtOf(told, signs, book);
      }),
      parted,
    );
    made.set(book, finding);
    return finding;
  };
}

/** Cards that were found, and the words of what must be asked before. */
interface Found extends Finds {
  readonly fork: ForkWords | undefined;
}

type Find = (text: string, book: BookId) => Found;

let knowledge: Promise<Find> | undefined;

/** Fetches what the finder needs, once; when it does not come, the next letter typed asks again. */
function finder(): Promise<Find> {
  knowledge ??= loadKnowledge(lang)
    .then((known) => {
      const findingOf = findingsOf(known);
      return (text: string, book: BookId) => {
        const finds = findingOf(book)(known.hear(text));
        return { ...finds, fork: finds.asked && forkWords(finds.asked, known.parted.contrasts, known.asks, nameOf) };
      };
    })
    .catch((error: unknown) => {
      knowledge = undefined;
      throw error;
    });
  return knowledge;
}

const NO_FINDS: Found = { cards: [], asked: undefined, fork: undefined };

const countOf = (found: number): string => (found === 0 ? strings.none : plural(strings, 'found', found, lang));

let timer = 0;

/** Says how much was found, or aloud only what is asked: the question can be seen above its answers. */
function tell(text: string, isAsked = false): void {
  clearTimeout(timer);
  status.classList.toggle('sr-only', isAsked);
  status.textContent = text;
}

/** What is shown of what was found: the cards, or first the question which of two it was. */
function shownOf({ cards: found, asked, fork }: Found): readonly HTMLElement[] {
  const ids = [...new Set([...(asked?.between ?? []), ...found.map(({ id }) => id)])].slice(0, MOST);
  const copies = ids.flatMap((id) => cards.get(id) ?? []).map((card) => copyOf(card, $book.get(), log, strings));
  const [first, other] = copies;
  if (!fork || !first || !other) return copies;
  return [forkBetween([first, other], copies, fork, () => tell(countOf(copies.length)))];
}

async function show(): Promise<void> {
  const sought = field.value.trim();
  const isEmpty = sought === '';
  const find = isEmpty ? undefined : await finder();
  if (field.value.trim() !== sought) return;
  const found = find?.(sought, $book.get()) ?? NO_FINDS;
  list.hidden = !isEmpty;
  finds.hidden = isEmpty;
  finds.querySelector('.list')?.replaceChildren(...shownOf(found));
  clearTimeout(timer);
  const told = isEmpty ? '' : (found.fork?.question ?? countOf(Math.min(found.cards.length, MOST)));
  timer = window.setTimeout(() => tell(told, found.fork !== undefined), REST);
}

/** Where each line of a card stood when the page came. */
const places = new Map(
  [...document.querySelectorAll<HTMLElement>('.rulings')].flatMap((rulings) =>
    [...rulings.querySelectorAll<HTMLElement>('.ruling')].map((row, place) => [row, place] as const),
  ),
);

const placeOf = (row: HTMLElement, inForce: string): number =>
  names(row.dataset.books, inForce) ? -1 : (places.get(row) ?? 0);

/** Puts the rulebook in force first in each card, for reading aloud and for the Tab key as well, and finds anew under it. */
$book.subscribe((inForce) => {
  for (const rulings of document.querySelectorAll<HTMLElement>('.rulings')) {
    const rows = [...rulings.querySelectorAll<HTMLElement>('.ruling')];
    const sorted = rows.toSorted((a, b) => placeOf(a, inForce) - placeOf(b, inForce));
    if (sorted.some((row, i) => row !== rows[i])) rulings.append(...sorted);
  }
  if (field.value !== '') void show();
});

field.addEventListener('focus', () => void finder().catch(() => undefined), { once: true });
field.addEventListener('input', () => void show());
/** A card named in a find stands in the whole list, which is hidden until then. */
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
