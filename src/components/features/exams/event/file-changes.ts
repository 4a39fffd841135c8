import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { type CandidateStatus, changedIn, resultsOf } from '../../../../quizzes/exams/results.ts';
import { browserVault } from '../../../../stores/exams/vault.ts';

/** Whose status an imported file would change. */
export const changesBetween = async (before: ExamEvent, after: ExamEvent): Promise<readonly CandidateStatus[]> =>
  changedIn(await resultsOf(before, browserVault), await resultsOf(after, browserVault));
