import { plural } from '../../../i18n/plural.ts';
import type { Strings } from '../../../i18n/strings.ts';
import { hasRecent } from '../../../stores/recent-key.ts';
import type { RecentRuling } from '../../../stores/recent-rulings.ts';
import { rulebookInForce } from '../../../stores/rulebook.ts';
import type { Loggable } from './log-form.ts';
import type { Found, Told } from './found.ts';
import { makeLoaders, once } from './live-find.ts';
import { makePictures } from './pictures.ts';
import { type RuledOnce, shownOf } from './shown.ts';

/** Milliseconds without typing before the number of finds is announced. */
const PAUSE = 400;
/** Milliseconds after which a ruling was read and not passed over. */
const READ = 2000;
/** On a phone the keyboard leaves room only for the field and a verdict, so the field goes to the top with the first find. */
const onPhone = matchMedia('(max-width: 49.99rem)');

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} on this page`);
  return found;
};

const field = one('#offence') as HTMLInputElement;
const status = one('#offences-found');
const finds = one('#finds');
const places = one('#places');
const recent = one('#recent');
const back = one('#back-to-places');
const elsewhere = one('#elsewhere');
const list = (one('#all-rulings') as HTMLAnchorElement).href;
const log = (one('#penalty-log') as HTMLAnchorElement).href;
const { lang } = document.documentElement;
const strings = JSON.parse(status.dataset.strings ?? '{}') as Strings<'referee'>;
const using = { strings, lang, log, answer: (more: Partial<Told>) => void answer(more) };

const { loadDesk, loadDeskWith, loadFinder } = makeLoaders(list, lang);
const inForce = () => rulebookInForce.$value.get();
const showPictures = makePictures(places, () => loadDesk(inForce()), using);

/** The card or the pictures that the address asks for: `#card=late`, `#at=wall`. */
const inAddress = (name: 'card' | 'at'): string => new URLSearchParams(location.hash.slice(1)).get(name) ?? '';

/** Cards stood on this page once: their anchors lead to the list. */
const isOfList = (hash: string): boolean => /^#[\w-]+$/.test(hash) && !document.getElementById(hash.slice(1));

const countOf = (found: number): string => (found === 0 ? strings.none : plural(strings, 'found', found, lang));

let timer = 0;

/** Announces what was found. A question is announced only to screen readers, as it can be seen above its answers. */
function announce(text: string, isAsked = false): void {
  clearTimeout(timer);
  status.classList.toggle('sr-only', isAsked);
  status.textContent = text;
}

let told: Told = { facts: {} };

function focus(element: HTMLElement | null | undefined): void {
  if (element?.matches(':is(h2, h3)')) element.setAttribute('tabindex', '-1');
  element?.focus();
}

/** Takes an answer in, shows what follows from it and moves the focus there. */
async function answer(more: Partial<Told>): Promise<void> {
  told = { ...told, ...more, facts: { ...told.facts, ...more.facts } };
  await show();
  focus(finds.querySelector<HTMLElement>('.list :is(h3, .fork button)'));
}

/** Lets the first find be logged, once the log is fetched. */
async function offerLog({ words }: Found): Promise<void> {
  const place = finds.querySelector<HTMLElement>('[data-log]');
  if (!place || !words) return;
  const { logForm } = await import('./log-form.ts');
  place.replaceWith(logForm(JSON.parse(place.dataset.log ?? '{}') as Loggable, words.log, lang));
}

/** What was typed, else the card of the address, ruled on. */
async function ruled(text: string, card: string): Promise<Found | undefined> {
  const book = inForce();
  if (text !== '') return (await loadFinder(book))(text, book, told);
  const desk = card === '' ? undefined : await loadDeskWith(card, book);
  return desk?.page.cards.has(card) === true ? desk.byCard(card, book, told) : undefined;
}

/** Fetches the recent rulings: where there are any, or with the first one. */
const loadRecent = once(async () => {
  const { showRecent, rememberRuling } = await import('./recent.ts');
  showRecent(recent, openAgain);
  return { rememberRuling };
});

let reading = 0;

/** Remembers a ruling that stays on the screen. */
function remember(ruling: RuledOnce | undefined, text: string): void {
  clearTimeout(reading);
  if (!ruling) return;
  const book = inForce();
  const one = { ...ruling, text: text === '' ? undefined : text, book };
  reading = window.setTimeout(() => void loadRecent().then(({ rememberRuling }) => rememberRuling(one)), READ);
}

/** Shows what was typed or asked for, or says that it cannot be fetched. */
async function show(): Promise<void> {
  try {
    await showNow();
  } catch {
    announce(strings.failed);
  }
}

async function showNow(): Promise<void> {
  const text = field.value.trim();
  const card = inAddress('card');
  const book = inForce();
  const found = await ruled(text, card);
  if (field.value.trim() !== text || inAddress('card') !== card || inForce() !== book) return;
  const isFirst = finds.hidden && found !== undefined;
  finds.hidden = !found;
  places.hidden = found !== undefined;
  back.hidden = text !== '' || (card === '' && inAddress('at') === '');
  elsewhere.hidden = text === '';
  recent.classList.toggle('later', found !== undefined || inAddress('at') !== '');
  const { elements, ruling } = found ? shownOf(found, using) : { elements: [], ruling: undefined };
  remember(ruling, text);
  finds.querySelector('.list')?.replaceChildren(...elements);
  if (isFirst && onPhone.matches) field.scrollIntoView({ behavior: 'instant' });
  if (found) void offerLog(found);
  else await showPictures(inAddress('at'));
  clearTimeout(timer);
  const question = elements.find((element) => element.matches('.fork'))?.ariaLabel;
  const message =
    text === '' ? '' : (question ?? countOf(elements.filter((one) => one.matches('.offence, .other-find')).length));
  timer = window.setTimeout(() => announce(message, question !== undefined && question !== null), PAUSE);
}

/** What was typed at this place of the history, for the Back button and a reload. */
const toldBefore = (): string => {
  const state: unknown = history.state;
  const telling = typeof state === 'object' && state !== null && 'telling' in state ? state.telling : '';
  return typeof telling === 'string' ? telling : '';
};

/** Shows what the address asks for, and moves the focus there. */
async function follow(): Promise<void> {
  if (isOfList(location.hash)) location.replace(list + location.hash);
  told = { facts: {} };
  field.value = toldBefore();
  await show();
  const shown = finds.hidden
    ? places.querySelector<HTMLElement>('section:not([hidden]) h2')
    : finds.querySelector<HTMLElement>('.list :is(h3, .fork button)');
  focus(shown);
}

/** Looks a ruling up again, under the rulebook in force. */
function openAgain({ text, card }: RecentRuling): void {
  if (text === undefined) {
    location.hash = `card=${card}`;
    return;
  }
  told = { facts: {} };
  field.value = text;
  history.replaceState({ telling: text }, '');
  void show().then(() => focus(finds.querySelector<HTMLElement>('.list :is(h3, .fork button)')));
}

if (field.value === '') field.value = toldBefore();
rulebookInForce.$value.subscribe(() => void show());
if (hasRecent()) void loadRecent();

field.addEventListener('focus', () => void loadFinder(inForce()).catch(() => undefined), { once: true });
places.addEventListener('click', () => void loadDesk(inForce()).catch(() => undefined), { once: true });
field.addEventListener('input', () => {
  told = { facts: {} };
  history.replaceState({ telling: field.value }, '');
  void show();
});
/** The search key of a telephone closes the keyboard, so that the whole ruling is seen. */
field.addEventListener('keydown', ({ key, isComposing }) => {
  if (key === 'Enter' && !isComposing && matchMedia('(pointer: coarse)').matches) field.blur();
});
addEventListener('hashchange', () => void follow());
elsewhere.addEventListener('click', () => {
  document.dispatchEvent(new CustomEvent('tensu:search', { detail: field.value.trim() }));
});
if (isOfList(location.hash)) location.replace(list + location.hash);
