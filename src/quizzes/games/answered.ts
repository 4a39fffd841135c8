import type { Explanation } from '../misconceptions/explanations.ts';
import type { SmallExplanation } from '../misconceptions/small.ts';
import type { StepId, Verdict } from '../base/terms.ts';
import type { Answers, Question, QuestionOf } from './question.ts';
import type { SkillId } from '../base/skill-ids.ts';

/** A question with an answer of its own form; `skill` tells which. */
export type Answered = {
  readonly [S in SkillId]: { readonly skill: S; readonly question: QuestionOf<S>; readonly given: Answers[S] };
}[SkillId];

/** Joins a question with an answer to it. */
export const answered = <Q extends Question>(question: Q, given: Answers[Q['skill']]): Answered =>
  ({ skill: question.skill, question, given }) as Answered;

/** A question that was answered. */
export type GradedAnswer = Answered & {
  readonly verdict: Verdict;
  readonly milliseconds: number;
};

/** An answer with its explanations: by wrong step, or for a small answer. */
export type ExplainedAnswer = GradedAnswer & {
  readonly causes: Readonly<Partial<Record<StepId, readonly Explanation[]>>>;
  readonly small: readonly SmallExplanation[];
};
