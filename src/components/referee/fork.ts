import type { AskWords, Asked, Contrast } from './find/ask.ts';

/** What is answered for a card, and its language where that is not the page's. */
export interface Answer {
  readonly text: string;
  readonly lang?: string;
}

/** What a fork says: its question, what is answered for either of two cards, and the way past both. */
export interface ForkWords {
  readonly question: string;
  readonly answers: readonly [first: Answer, other: Answer];
  readonly neither: string;
}

/** The words of a question, its answers in the order of the cards that it is between: what a fact was, or which card it is. */
export function forkWords(
  { asks, between: [first, other] }: Asked,
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

/**
 * Asks which of two finds it was, before any is shown, where what was said does not tell them apart. The one that is taken is
 * shown first, with the others after it; after neither of them, the two come last. Says when it was answered.
 */
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
