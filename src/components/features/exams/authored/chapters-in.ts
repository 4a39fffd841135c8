import { BOOK_IDS } from '../../../../engine/rulebooks/ids.ts';
import type { ChapterQuestion, Chapters } from '../../../../quizzes/exams/forms/pool.ts';
import type { AuthoredWords } from './words.ts';

/** What dealing needs of the authored questions: ids, revisions and right answers, without words. */
export const chaptersIn = ({ under, questions }: AuthoredWords): Chapters =>
  Object.fromEntries(
    BOOK_IDS.map((rules) => [
      rules,
      under[rules].flatMap((id): readonly ChapterQuestion[] => {
        const told = questions[id];
        if (!told) return [];
        const { revision, right, pitfalls, article } = told;
        return [{ question: { skill: 'authored', rules, id, revision, right }, article, pitfalls }];
      }),
    ]),
  );
