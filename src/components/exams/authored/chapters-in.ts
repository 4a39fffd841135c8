import { BOOK_IDS } from '../../../engine/rulebooks/ids.ts';
import type { Chapters } from '../../../quizzes/exams/authored/pool.ts';
import type { AuthoredQuestion } from '../../../quizzes/exams/authored/question.ts';
import type { AuthoredWords } from './words.ts';

/** What exams deal of the authored questions: their ids, revisions and right answers, without words. */
export const chaptersIn = ({ under, questions }: AuthoredWords): Chapters =>
  Object.fromEntries(
    BOOK_IDS.map((rules) => [
      rules,
      under[rules].flatMap((id): readonly AuthoredQuestion[] => {
        const told = questions[id];
        return told ? [{ skill: 'authored', rules, id, revision: told.revision, right: told.right }] : [];
      }),
    ]),
  );
