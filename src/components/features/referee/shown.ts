import { fill, type Strings } from '../../../i18n/strings.ts';
import { baseBook } from '../../../engine/rulebooks/ids.ts';
import { $book, rulebookInForce } from '../../../stores/rulebook.ts';
import { rowOf } from './cards-page.ts';
import { copyOf, type Verdict } from './found-card.ts';
import type { Found, Told } from './found.ts';
import type { Loggable } from './log-form.ts';
import type { Grade } from './provenance.ts';
import { answersTo } from './verdict/cases.ts';
import { fineOfVerdict, proposedFor } from './verdict/entered.ts';
import { type Choice, chipsOf, questionOf } from './verdict/elements.ts';
import { headlineOf, sayingOf, withAmountsOf } from './verdict/headline.ts';
import { penaltyOf } from './verdict/prices.ts';
import { chipTexts, factText, questionText } from './verdict/words.ts';

/** More finds help nobody at a table. */
const MOST = 8;

/** What a result is shown with: the page's texts, the address of the log, and what an answer does. */
export interface ShownWith {
  readonly strings: Strings<'referee'>;
  readonly lang: string;
  readonly log: string;
  readonly answer: (more: Partial<Told>) => void;
}

/** The questions of a result: about a missing fact, or which of two cards was meant. */
function questionIn(result: Found, { lang, answer }: ShownWith): HTMLElement | undefined {
  const { ruled, fork, followUp, facts, words, cards: found } = result;
  const asked = ruled?.ask;
  if (asked && words) {
    const choices = answersTo(asked, facts).map((value) => ({
      text: factText(asked.fact, value, words, lang),
      pick: () => answer({ facts: { [asked.fact]: value } }),
    }));
    return questionOf(questionText(asked, words, lang), choices);
  }
  if (!fork || !followUp) return undefined;
  const [first, other] = followUp.between;
  const [one, another] = fork.answers;
  const next = found.find(({ id }) => id !== first && id !== other)?.id;
  const choices: readonly Choice[] = [
    { ...one, pick: () => answer({ card: first, facts }) },
    { ...another, pick: () => answer({ card: other, facts }) },
    ...(next === undefined ? [] : [{ text: fork.neither, pick: () => answer({ card: next, facts }) }]),
  ];
  return questionOf(fork.question, choices);
}

/** The facts that were said, each to be taken back by a tap. */
function chipsIn({ ruled, facts, words }: Found, { lang, answer }: ShownWith): readonly HTMLElement[] {
  if (!ruled || !words || ruled.facts.length === 0) return [];
  const chips = chipTexts(facts, ruled.facts, words, lang).map(({ fact, text }) => ({
    text,
    pick: () => answer({ facts: { [fact]: undefined } }),
  }));
  return [chipsOf(chips, (fact) => fill(words.change, { fact }))];
}

/** What can be logged at once; not where points come off and nobody knows how many. */
const loggable = (what: Loggable): Loggable | undefined =>
  what.fine.ruled === 'points' && (what.points ?? what.proposed ?? what.fine.points) === 0 ? undefined : what;

/** What a ruling says in its own words: between its kind and its links, or before its articles. */
function toldIn(row: HTMLElement): string | undefined {
  const ruling = row.querySelector('dd');
  const own = [...(ruling?.childNodes ?? [])].filter((node) => node instanceof Text || node.nodeName === 'SPAN');
  const texts = [own, [ruling?.querySelector('p')?.firstChild]].map((nodes) =>
    nodes
      .map((node) => node?.textContent ?? '')
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return texts.find((text) => text !== '');
}

/** The verdict on a find; only the first one is about the facts of this case. */
export function verdictOn(
  card: string,
  row: HTMLElement,
  isFirst: boolean,
  result: Found,
  { strings, lang }: Pick<ShownWith, 'strings' | 'lang'>,
): Verdict | undefined {
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
  const book = rulebookInForce.$value.get();
  const ofCard = words.fines?.[card]?.[book];
  // Every riichi rulebook calls an invalid win that was shown a chombo, so its entry is that of a chombo.
  const chombo = words.fines?.['false-win-shown']?.[book];
  const fine = verdict === undefined ? ofCard : ofCard && fineOfVerdict(verdict, chombo, under);
  const points = penaltyOf(one, under);
  const isAsPrinted = baseBook($book.get()) === $book.get();
  // Options may change what a chombo costs, so the referee then sees the amount before it is entered.
  const printed = isAsPrinted || points !== undefined || !fine?.points ? undefined : fine.points;
  return {
    head,
    ...(!isAsPrinted && { note: strings['as-printed'] }),
    log:
      isFirst && fine
        ? loggable({ card, fine, points, proposed: proposedFor(one, fine, under) ?? printed, head })
        : undefined,
    say: isFirst && unknown === undefined ? (sayingOf(one, words, under, lang) ?? toldIn(row)) : undefined,
    sourceOf: (hand, part) => {
      const grade = words.grades?.[hand]?.[book]?.[part];
      return grade === undefined ? undefined : strings[`source.${grade as Exclude<Grade, 'text'>}`];
    },
    instead: told && { text: withAmountsOf(told.text, under, lang), hand: handAfter[verdict ?? '']?.hand ?? 'referee' },
  };
}

/** A find that may be meant instead: closed, its name and its ruling in one line. */
function folded(copy: HTMLElement): HTMLElement {
  const name = copy.querySelector('h3');
  const summary = document.createElement('summary');
  const title = Object.assign(document.createElement('b'), { textContent: name?.textContent ?? '' });
  if (name?.lang) title.lang = name.lang;
  summary.append(title, ' ', copy.querySelector('.verdict')?.textContent ?? '');
  const details = Object.assign(document.createElement('details'), { className: 'other-find' });
  details.append(summary, copy);
  return details;
}

/** What was ruled, as the list of recent rulings has it. */
export interface RuledOnce {
  readonly card: string;
  readonly head: string;
}

/** What to show: the facts that were said, then a question or the cards; and the ruling, where there is one. */
export function shownOf(
  result: Found,
  using: ShownWith,
): { readonly elements: readonly HTMLElement[]; readonly ruling?: RuledOnce | undefined } {
  const { cards: found, ruled, page } = result;
  const chips = chipsIn(result, using);
  const question = questionIn(result, using);
  if (question) return { elements: [...chips, question] };
  const inForce = rulebookInForce.$value.get();
  const ids = [...new Set([...(ruled ? [ruled.card] : []), ...found.map(({ id }) => id)])].slice(0, MOST);
  const copies = ids.flatMap((id, place) => {
    const card = page.cards.get(id);
    const verdictIn = (row: HTMLElement): Verdict | undefined => verdictOn(id, row, place === 0, result, using);
    if (!card) return [];
    const copy = copyOf(card, { page, inForce, log: using.log, strings: using.strings }, verdictIn);
    return [place === 0 ? copy : folded(copy)];
  });
  const [first = ''] = ids;
  const row = rowOf(page.cards.get(first), inForce);
  const head = row && verdictOn(first, row, true, result, using)?.head;
  return { elements: [...chips, ...copies], ruling: head === undefined ? undefined : { card: first, head } };
}
