import type { ExamEvent } from '../../../quizzes/exams/event.ts';
import { type Standing, changedIn, resultsOf } from '../../../quizzes/exams/results.ts';
import { browserVault } from '../../../stores/exams/vault.ts';

/** Who would stand otherwise than before, once a file is taken in. */
const changesBetween = async (before: ExamEvent, after: ExamEvent): Promise<readonly Standing[]> =>
  changedIn(await resultsOf(before, browserVault), await resultsOf(after, browserVault));

/** What marks both sides of a merge, fetched only when a file is read. */
export const ROOM = { changesBetween };
