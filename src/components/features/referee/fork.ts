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
