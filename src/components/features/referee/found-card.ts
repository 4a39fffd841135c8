import { baseBook } from '../../../engine/rulebooks/ids.ts';
import { type CardsPage, rowOf } from './cards-page.ts';
import type { Loggable } from './log-form.ts';
import type { Strings } from '../../../i18n/strings.ts';

/** The verdict in one line, what to say, and what stands in place of the card's own ruling. */
export interface Verdict {
  readonly head: string;
  readonly say?: string | undefined;
  /** What else has to be known about it. */
  readonly note?: string;
  /** What is entered in the log for it. */
  readonly log?: Loggable | undefined;
  readonly instead?: { readonly text: string; readonly hand: string } | undefined;
  /** Where it comes from what follows for a part of the hand, if not from the text. */
  readonly sourceOf: (hand: string, part: string) => string | undefined;
}

/** What follows from a ruling, copied from where the list tells it once. */
function followsOf(
  id: string,
  page: CardsPage,
  strings: Strings<'referee'>,
  sourceOf: Verdict['sourceOf'] | undefined,
): readonly HTMLElement[] {
  const told = page.followsOf(id);
  if (!told || told.childElementCount === 0) return [];
  const title = Object.assign(document.createElement('h4'), { textContent: strings['more.follows'] });
  const copy = told.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll<HTMLElement>('[data-part]')) {
    const source = sourceOf?.(id.replace(/-\w+$/, ''), part.dataset.part ?? '');
    if (source !== undefined) part.append(` (${source})`);
  }
  return [title, copy];
}

/** The rulings of other rulebooks, closed until somebody asks; they may have to be fetched then. */
function foldedUnder(
  summary: string,
  rows: readonly HTMLElement[],
  later: (() => Promise<readonly (HTMLElement | string)[]>) | undefined,
): HTMLElement {
  const rulings = Object.assign(document.createElement('dl'), { className: 'rulings' });
  rulings.append(...rows);
  const details = document.createElement('details');
  details.append(Object.assign(document.createElement('summary'), { textContent: summary }), rulings);
  const fill = (): void => {
    if (details.open) void later?.().then((more) => rulings.replaceChildren(...more));
  };
  if (later) details.addEventListener('toggle', fill);
  return details;
}

/** Prints one find and nothing else of the page. */
function printed(copy: HTMLElement): void {
  copy.dataset.chosen = '';
  addEventListener('afterprint', () => delete copy.dataset.chosen, { once: true });
  print();
}

/** The button that reports an error in a find, as the list has one for each card. */
function reportOf(name: string): readonly HTMLElement[] {
  const flag = document.querySelector<HTMLElement>('#tensu-report')?.dataset.flag;
  if (flag === undefined) return [];
  const text = flag.replace('{{n}}', name);
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'report-flag' });
  Object.assign(button, { ariaLabel: text, title: text });
  button.dataset.report = name;
  return [button];
}

/** What can be done with a find: print it, enter it in the log. */
function actionsOf(copy: HTMLElement, id: string, log: string, strings: Strings<'referee'>): HTMLElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: strings.print });
  button.addEventListener('click', () => printed(copy));
  const link = Object.assign(document.createElement('a'), { href: `${log}#${id}`, textContent: strings.enter });
  const actions = Object.assign(document.createElement('p'), { className: 'actions' });
  actions.append(button, link);
  return actions;
}

const paragraph = (className: string, text: string): HTMLElement =>
  Object.assign(document.createElement('p'), { className, textContent: text });

/** Writes a verdict in place of the ruling in a row; its articles stay. */
function rewrite(row: HTMLElement, text: string): void {
  const ruling = row.querySelector('dd');
  const cites = ruling?.querySelector('p');
  for (const link of cites?.querySelectorAll('[data-settle]') ?? []) link.remove();
  const before = [...(cites?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE);
  before?.remove();
  ruling?.replaceChildren(text, ...(cites ? [' ', cites] : []));
}

/** What finds are shown with. */
export interface Shown {
  readonly page: CardsPage;
  readonly inForce: string;
  /** The addresses of the log and of this page with a card. */
  readonly log: string;
  readonly strings: Strings<'referee'>;
}

/** Keeps links of the list within the page that shows a find. */
function relink(copy: HTMLElement, inForce: string): void {
  for (const link of copy.querySelectorAll('a[href^="#follows-"]')) link.replaceWith(link.textContent);
  for (const link of copy.querySelectorAll('a[href^="#"]'))
    link.setAttribute('href', `#card=${(link.getAttribute('href') ?? '').slice(1)}`);
  for (const link of copy.querySelectorAll<HTMLAnchorElement>('a[data-settle]'))
    link.href = link.href.replace(/in=[\w-]+/, `in=${inForce}`);
}

const otherRows = (card: HTMLElement | undefined, book: string): readonly HTMLElement[] => {
  const own = rowOf(card, book);
  return [...(card?.querySelectorAll<HTMLElement>('.ruling') ?? [])].filter((row) => row !== own);
};

/**
 * A card as a find: the ruling of the rulebook in force, what follows from it, then the rest; the other rulebooks stay
 * folded. Its anchor stays with the original.
 */
export function copyOf(
  card: HTMLElement,
  { page, inForce, log, strings }: Shown,
  verdictOn: (row: HTMLElement) => Verdict | undefined,
): HTMLElement {
  const name = card.querySelector('h3');
  const copy = document.importNode(card, true);
  copy.querySelector('h3')?.removeAttribute('id');
  const rulings = copy.querySelector<HTMLElement>('.rulings');
  const own = rowOf(copy, baseBook(inForce));
  if (!rulings || !own) return copy;
  const others = otherRows(copy, baseBook(inForce));
  const verdict = verdictOn(own);
  const { instead } = verdict ?? {};
  if (verdict) copy.prepend(paragraph('verdict', verdict.head));
  if (instead) rewrite(own, instead.text);
  const game = own.dataset.follows?.endsWith('-mcr') ? 'mcr' : 'riichi';
  const follows = instead ? `${instead.hand}-${game}` : (own.dataset.follows ?? '');
  const place = document.createElement('div');
  if (verdict?.log) place.dataset.log = JSON.stringify(verdict.log);
  if (verdict?.note !== undefined) rulings.before(paragraph('hint', verdict.note));
  if (verdict?.say !== undefined) rulings.before(paragraph('say', verdict.say));
  rulings.after(...(verdict?.log ? [place] : []), ...followsOf(follows, page, strings, verdict?.sourceOf));
  const id = name?.id ?? '';
  const { whole } = page;
  const fetched = async (): Promise<readonly (HTMLElement | string)[]> => {
    const all = await whole?.().catch(() => undefined);
    if (!all) return [strings.failed];
    const rows = otherRows(all.cards.get(id), baseBook(inForce));
    for (const row of rows) relink(row, inForce);
    return rows;
  };
  if (whole || others.length > 0) copy.append(foldedUnder(strings['more.others'], others, whole && fetched));
  copy.append(actionsOf(copy, id, log, strings));
  copy.querySelector('h3')?.after(...reportOf(name?.textContent ?? ''));
  relink(copy, inForce);
  return copy;
}
