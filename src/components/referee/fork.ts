import type { Asked, Contrast } from './find/ask.ts';

/** What a fork says: its question, what is answered for either of two cards, and the way past both. */
export interface ForkWords {
  readonly question: string;
  readonly answers: readonly [first: string, other: string];
  readonly neither: string;
}

/** The words of all questions and answers in a language. */
export interface AskWords {
  readonly questions: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, string>>;
  readonly neither: string;
}

/** The words of a question, its answers in the order of the cards that it is between. */
export function forkWords(
  { asks, between: [first, other] }: Asked,
  contrasts: readonly Contrast[],
  { questions, answers, neither }: AskWords,
): ForkWords {
  const contrast = contrasts.find(({ cards }) => cards.includes(first) && cards.includes(other));
  const answerOf = (id: string): string => answers[contrast?.answers[contrast.cards.indexOf(id)] ?? ''] ?? id;
  return { question: questions[asks] ?? asks, answers: [answerOf(first), answerOf(other)], neither };
}

const headingOf = (card: HTMLElement): HTMLElement | null => card.querySelector('h3');

function button(text: string, onClick: () => void): HTMLElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
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
    ...(others.length > 0 ? [button(neither, () => show([...others, ...two]))] : []),
  );
  return fork;
}
