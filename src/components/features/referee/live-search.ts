import { plural } from '../../../i18n/plural.ts';
import { fill, type Strings } from '../../../i18n/strings.ts';
import { rulebookInForce } from '../../../stores/rulebook.ts';
import { copyOf, type Verdict } from './found-card.ts';
import type { Fine } from './log/fine.ts';
import type { Loggable } from './log-form.ts';
import { cardsIn, type Found, makeLoader, names, type Told } from './live-find.ts';
import { answersTo } from './verdict/cases.ts';
import { type Choice, chipsOf, questionOf } from './verdict/elements.ts';
import type { Grade } from './provenance.ts';
import { headlineOf, penaltyOf, sayingOf } from './verdict/headline.ts';
import { chipTexts, factText, questionText } from './verdict/words.ts';

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
const { lang } = document.documentElement;
const strings = JSON.parse(status.dataset.strings ?? '{}') as Strings<'referee'>;

const cards = cardsIn(list);
const loadFinder = makeLoader(cards, lang);

const countOf = (found: number): string => (found === 0 ? strings.none : plural(strings, 'found', found, lang));

let timer = 0;

/** Announces what was found. A question is announced only to screen readers, as it can be seen above its answers. */
function announce(text: string, isAsked = false): void {
  clearTimeout(timer);
  status.classList.toggle('sr-only', isAsked);
  status.textContent = text;
}

let told: Told = { facts: {} };

/** Takes an answer in, shows what follows from it and moves the focus there. */
async function answer(more: Partial<Told>): Promise<void> {
  told = { ...told, ...more, facts: { ...told.facts, ...more.facts } };
  await show();
  const next = finds.querySelector<HTMLElement>('.list h3, .list .fork button');
  if (next?.matches('h3')) next.setAttribute('tabindex', '-1');
  next?.focus();
}

/** The questions of a result: about a missing fact, or which of two cards was meant. */
function questionIn({ ruled, fork, followUp, facts, words, cards: found }: Found): HTMLElement | undefined {
  const asked = ruled?.ask;
  if (asked && words) {
    const choices = answersTo(asked, facts).map((value) => ({
      text: factText(asked.fact, value, words, lang),
      pick: () => void answer({ facts: { [asked.fact]: value } }),
    }));
    return questionOf(questionText(asked, words, lang), choices);
  }
  if (!fork || !followUp) return undefined;
  const [first, other] = followUp.between;
  const [one, another] = fork.answers;
  const next = found.find(({ id }) => id !== first && id !== other)?.id;
  const choices: readonly Choice[] = [
    { ...one, pick: () => void answer({ card: first, facts }) },
    { ...another, pick: () => void answer({ card: other, facts }) },
    ...(next === undefined ? [] : [{ text: fork.neither, pick: () => void answer({ card: next, facts }) }]),
  ];
  return questionOf(fork.question, choices);
}

/** The facts that were said, each to be taken back by a tap. */
function chipsIn({ ruled, facts, words }: Found): readonly HTMLElement[] {
  if (!ruled || !words || ruled.facts.length === 0) return [];
  const chips = chipTexts(facts, ruled.facts, words, lang).map(({ fact, text }) => ({
    text,
    pick: () => void answer({ facts: { [fact]: undefined } }),
  }));
  return [chipsOf(chips, (fact) => fill(words.change, { fact }))];
}

/** What can be logged at once; not where points come off and nobody knows how many. */
const loggable = (card: string, fine: Fine, points: number | undefined, head: string): Loggable | undefined =>
  fine.ruled === 'points' && fine.points === 0 && points === undefined ? undefined : { card, fine, points, head };

/** The verdict on a find; only the first one is about the facts of this case. */
function verdictOn(card: string, row: HTMLElement, isFirst: boolean, result: Found): Verdict | undefined {
  const { ruled, words, facts, under, handAfter } = result;
  if (!words) return undefined;
  const verdict = isFirst ? ruled?.verdict : undefined;
  const unknown = row.classList.contains('unsaid')
    ? Object.entries<string>(strings).find(([key]) => key === `unknown.${rulebookInForce.$value.get()}`)?.[1]
    : undefined;
  const one = {
    card,
    kind: row.dataset.kind ?? '',
    kindText: row.querySelector('strong')?.textContent ?? strings['kind.silent'],
    follows: row.dataset.follows ?? '',
    facts: isFirst ? facts : {},
    verdict,
  };
  const told = verdict === undefined ? undefined : words.verdicts[verdict];
  const head = unknown ?? headlineOf(one, words, under, lang);
  const fine = words.fines?.[card]?.[rulebookInForce.$value.get()];
  return {
    head,
    log: isFirst && verdict === undefined && fine ? loggable(card, fine, penaltyOf(one, under), head) : undefined,
    say: isFirst && unknown === undefined ? sayingOf(one, words) : undefined,
    sourceOf: (hand, part) => {
      const grade = words.grades?.[hand]?.[rulebookInForce.$value.get()]?.[part];
      return grade === undefined ? undefined : strings[`source.${grade as Exclude<Grade, 'text'>}`];
    },
    instead: told && { text: told.text, hand: handAfter[verdict ?? '']?.hand ?? 'referee' },
  };
}

/** What to show: the facts that were said, then a question or the cards. */
function shownOf(result: Found): readonly HTMLElement[] {
  const { cards: found, ruled } = result;
  const question = questionIn(result);
  if (question) return [...chipsIn(result), question];
  const ids = [...new Set([...(ruled ? [ruled.card] : []), ...found.map(({ id }) => id)])].slice(0, MOST);
  const copies = ids.flatMap((id, place) => {
    const card = cards.get(id);
    const verdictOf = (row: HTMLElement): Verdict | undefined => verdictOn(id, row, place === 0, result);
    return card ? [copyOf(card, rulebookInForce.$value.get(), log, strings, verdictOf)] : [];
  });
  return [...chipsIn(result), ...copies];
}

/** Lets the first find be logged, once the log is fetched. */
async function offerLog({ words }: Found): Promise<void> {
  const place = finds.querySelector<HTMLElement>('[data-log]');
  if (!place || !words) return;
  const { logForm } = await import('./log-form.ts');
  place.replaceWith(logForm(JSON.parse(place.dataset.log ?? '{}') as Loggable, words.log, lang));
}

async function show(): Promise<void> {
  const text = field.value.trim();
  const isEmpty = text === '';
  const find = isEmpty ? undefined : await loadFinder();
  if (field.value.trim() !== text) return;
  const found = find?.(text, rulebookInForce.$value.get(), told);
  list.hidden = !isEmpty;
  finds.hidden = isEmpty;
  const shown = found ? shownOf(found) : [];
  finds.querySelector('.list')?.replaceChildren(...shown);
  if (found) void offerLog(found);
  clearTimeout(timer);
  const question = shown.find((element) => element.matches('.fork'))?.ariaLabel;
  const message = isEmpty ? '' : (question ?? countOf(shown.filter((element) => element.matches('.offence')).length));
  timer = window.setTimeout(() => announce(message, question !== undefined && question !== null), PAUSE);
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
rulebookInForce.$value.subscribe((inForce) => {
  for (const rulings of document.querySelectorAll<HTMLElement>('.rulings')) {
    const rows = [...rulings.querySelectorAll<HTMLElement>('.ruling')];
    const sorted = rows.toSorted((a, b) => placeOf(a, inForce) - placeOf(b, inForce));
    if (sorted.some((row, i) => row !== rows[i])) rulings.append(...sorted);
  }
  if (field.value !== '') void show();
});

field.addEventListener('focus', () => void loadFinder().catch(() => undefined), { once: true });
field.addEventListener('input', () => {
  told = { facts: {} };
  void show();
});
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
