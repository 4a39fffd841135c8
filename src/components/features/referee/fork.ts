import type { AskWords, Contrast, FollowUp } from './finder/follow-up.ts';

/** The answer that means a card, and its language where it is not the page's. */
export interface Answer {
  readonly text: string;
  readonly lang?: string;
}

/** A follow-up question, an answer for either card, and the way past both. */
export interface ForkWords {
  readonly question: string;
  readonly answers: readonly [first: Answer, other: Answer];
  readonly neither: string;
}

/** The words of a follow-up question, with its answers in the order of its cards. */
export function forkWords(
  { asks, between: [first, other] }: FollowUp,
  contrasts: readonly Contrast[],
  { questions, answers, which, cards = {}, neither }: AskWords,
  nameOf: (id: string) => Answer,
): ForkWords {
  const contrast = contrasts.find(({ cards }) => cards.includes(first) && cards.includes(other));
  const factOf = (id: string): string => answers[contrast?.answers[contrast.cards.indexOf(id)] ?? ''] ?? id;
  const shortOf = (id: string): Answer => (cards[id] === undefined ? nameOf(id) : { text: cards[id] });
  return asks === undefined
    ? { question: which, answers: [shortOf(first), shortOf(other)], neither }
    : { question: questions[asks] ?? asks, answers: [{ text: factOf(first) }, { text: factOf(other) }], neither };
}

const headingOf = (card: HTMLElement): HTMLElement | null => card.querySelector('h3');

function button({ text, lang = '' }: Answer, onClick: () => void): HTMLElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  if (lang !== '') made.lang = lang;
  made.addEventListener('click', onClick);
  return made;
}

/** Asks which of two finds is meant before showing any. The chosen one comes first; after “neither”, the two come last. */
export function forkBetween(
  two: readonly [HTMLElement, HTMLElement],
  cards: readonly HTMLElement[],
  { question, answers, neither }: ForkWords,
  answered: () => void,
): HTMLElement {
  const fork = Object.assign(document.createElement('div'), { className: 'fork', role: 'group', ariaLabel: question });
  const others = cards.filter((card) => !two.includes(card));
  const show = (shown: readonly HTMLElement[]): void => {
    fork.replaceWith(...shown);
    answered();
    const heading = shown[0] && headingOf(shown[0]);
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  };
  const [first, other] = two;
  const [one, another] = answers;
  fork.append(
    Object.assign(document.createElement('p'), { textContent: question }),
    button(one, () => show([first, other, ...others])),
    button(another, () => show([other, first, ...others])),
    ...(others.length > 0 ? [button({ text: neither }, () => show([...others, ...two]))] : []),
  );
  return fork;
}
