import type { OpenReading } from '../base/terms.ts';
import type { Question } from './question.ts';

/** Another reading of a rulebook, and the question under it; undefined if it cannot be asked that way. */
export type AskedOtherwise = readonly [reading: OpenReading, question: Question | undefined];

/** The options that a question or its hand decides. */
export const decidedIn = (question: Question): Readonly<Record<string, unknown>> => ({
  ...question.knobs,
  ...('hand' in question && question.hand.knobs),
});

/** A question, and its hand, under another reading of an option. */
export function underReading(question: Question, { option, value }: OpenReading): Question {
  const knobs = { ...question.knobs, [option]: value };
  const hand = 'hand' in question && { hand: { ...question.hand, knobs: { ...question.hand.knobs, [option]: value } } };
  return { ...question, knobs, ...hand };
}
