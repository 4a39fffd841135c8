import type { OpenReading } from '../base/terms.ts';
import type { Question } from './question.ts';

/** A question by another reading of its rulebook, and that reading. */
export type AskedOtherwise = readonly [reading: OpenReading, question: Question];

/** The options that a question or its hand decides. */
export const decidedIn = (question: Question): Readonly<Record<string, unknown>> => ({
  ...question.knobs,
  ...('hand' in question && question.hand.knobs),
});

/** A question under another reading of an option, its hand too. */
export function underReading(question: Question, { option, value }: OpenReading): Question {
  const knobs = { ...question.knobs, [option]: value };
  const hand = 'hand' in question && { hand: { ...question.hand, knobs: { ...question.hand.knobs, [option]: value } } };
  return { ...question, knobs, ...hand };
}
