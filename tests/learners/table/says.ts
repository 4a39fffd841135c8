import type { Answers, QuestionOf } from '../../../src/quizzes/games/question.ts';
import { solveQuestion } from '../../../src/quizzes/games/skills.ts';

/** The skills about the table whose answer is one of a few words. */
export type WordSkill = 'furiten' | 'may-i' | 'counters' | 'penalties';

/** The answer of a learner with one misconception. */
export type Says<S extends WordSkill> = (question: QuestionOf<S>) => Answers[S];

/** Every learner with one misconception, by its name. */
export type Believers<S extends WordSkill> = Readonly<Record<string, Says<S>>>;

/** The right answers of a skill. */
export const rightIn =
  <S extends WordSkill>(): Says<S> =>
  (question) =>
    solveQuestion(question) as Answers[S];
