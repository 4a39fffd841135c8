import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { plural } from '../../../i18n/plural.ts';
import { fill, type Strings } from '../../../i18n/strings.ts';
import { $book, rulebookInForce } from '../../../stores/rulebook.ts';
import { type Knowledge, loadKnowledge } from './finder/load.ts';
import { makeSearch, type SearchResult } from './finder/search.ts';
import { outcomeOf, searchCard } from './finder/signs.ts';
import { type Answer, type ForkWords, forkWords } from './fork.ts';
import { copyOf, type Verdict } from './found-card.ts';
import { answersTo, type UnderBook } from './verdict/cases.ts';
import { type Choice, chipsOf, questionOf } from './verdict/elements.ts';
import type { Facts, FactValue } from './verdict/facts.ts';
import type { Grade } from './provenance.ts';
import { headlineOf, sayingOf } from './verdict/headline.ts';
import { type Cases, caseWordsIn, loadCases, underBook } from './verdict/load.ts';
import { ruleOn, type RuledCase } from './verdict/rule.ts';
import { outcomeUnder } from './verdict/under.ts';
import { type CaseWords, chipTexts, factText, questionText } from './verdict/words.ts';

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

/** The row of a card under a rulebook. */
const rowOf = (id: string, book: BookId): HTMLElement | undefined =>
  [...(cards.get(id)?.querySelectorAll<HTMLElement>('.ruling') ?? [])].find(({ dataset }) =>
    names(dataset.books, book),
  );

/** What was answered to questions: facts, and the card that was meant. */
interface Told {
  readonly facts: Readonly<Record<string, FactValue | undefined>>;
  readonly card?: string;
}

/** A result with what its facts decide, and the words of questions. */
interface Found extends SearchResult {
  readonly fork: ForkWords | undefined;
  readonly facts: Facts;
  readonly ruled: RuledCase | undefined;
  readonly words: CaseWords | undefined;
  readonly under: UnderBook;
  readonly handAfter: Cases['verdicts'];
}

type Find = (text: string, book: BookId, told: Told) => Found;

let knowledge: Promise<Find> | undefined;

/** The card that was meant goes first, and nothing is asked about it and another. */
const afterChoice = (result: SearchResult, card: string | undefined): SearchResult =>
  card === undefined
    ? result
    : {
        cards: result.cards.toSorted((one, other) => Number(other.id === card) - Number(one.id === card)),
        followUp: undefined,
      };

function makeFind(known: Knowledge, { read, tables, verdicts }: Cases): Find {
  const searchUnder = makeSearches(known);
  const { contrasts } = known.distinctions;
  const words = caseWordsIn(known.asks);
  return (text, book, told) => {
    const result = afterChoice(searchUnder(book)(known.classify(text)), told.card);
    const said = Object.entries({ ...read(text), ...told.facts }).filter(([, value]) => value !== undefined);
    const facts = Object.fromEntries(said) as Facts;
    const outcomeOf = outcomeUnder((id) => {
      const row = rowOf(id, book);
      return row && { kind: row.dataset.kind ?? '', follows: row.dataset.follows };
    });
    const under = underBook(book, outcomeOf);
    const ruled = words && ruleOn(result, facts, tables, under);
    const fork = ruled ? undefined : result.followUp && forkWords(result.followUp, contrasts, known.asks, nameOf);
    return { ...result, fork, facts, ruled, words, under, handAfter: verdicts };
  };
}

/** Fetches what the finder needs, once; after a failure the next letter typed tries again. */
function loadFinder(): Promise<Find> {
  knowledge ??= Promise.all([loadKnowledge(lang), loadCases(lang)])
    .then(([known, cases]) => makeFind(known, cases))
    .catch((error: unknown) => {
      knowledge = undefined;
      throw error;
    });
  return knowledge;
}

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
    const choices = answersTo(asked).map((value) => ({
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

/** The verdict on a find; only the first one is about the facts of this case. */
function verdictOn(card: string, row: HTMLElement, isFirst: boolean, result: Found): Verdict | undefined {
  const { ruled, words, facts, under, handAfter } = result;
  if (!words) return undefined;
  const verdict = isFirst ? ruled?.verdict : undefined;
  const unknown = row.classList.contains('unsaid')
    ? Object.entries<string>(strings).find(([key]) => key === `unknown.${$book.get()}`)?.[1]
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
  return {
    head: unknown ?? headlineOf(one, words, under, lang),
    say: isFirst && unknown === undefined ? sayingOf(one, words) : undefined,
    sourceOf: (hand, part) => {
      const grade = words.grades?.[hand]?.[$book.get()]?.[part];
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
    return card ? [copyOf(card, $book.get(), log, strings, (row) => verdictOn(id, row, place === 0, result))] : [];
  });
  return [...chipsIn(result), ...copies];
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
