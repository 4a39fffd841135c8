import type { Answers, QuestionOf } from '../../../src/quizzes/games/question.ts';
import { solveQuestion } from '../../../src/quizzes/games/skills.ts';

/** The skills of the table whose answer is one of a few words. */
export type WordSkill = 'furiten' | 'may-i' | 'counters' | 'penalties';

/** What somebody with one wrong belief answers. */
export type Says<S extends WordSkill> = (question: QuestionOf<S>) => Answers[S];

/** Everybody with one wrong belief, by its name. */
export type Believers<S extends WordSkill> = Readonly<Record<string, Says<S>>>;

/** The right answers of a skill. */
export const rightIn =
  <S extends WordSkill>(): Says<S> =>
  (question) =>
    solveQuestion(question) as Answers[S];
