import { slotsOf } from '../../../../quizzes/exams/deal.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import type { Submission } from '../../../../quizzes/exams/graded-submissions.ts';
import type { CandidateStatus } from '../../../../quizzes/exams/results.ts';
import type { Person } from '../../../../quizzes/exams/roster.ts';
import { seatOf } from '../../../../quizzes/exams/sheets.ts';
import { countedOf } from './say-standing.ts';

/** A sheet that counts, and the blueprint's question at each of its places. */
export interface CountedSheet {
  readonly person: Person;
  readonly submission: Submission;
  readonly slots: readonly number[];
}

/** The sheets that count; those of exempt people do not. */
export const countedSheets = (event: ExamEvent, standings: readonly CandidateStatus[]): readonly CountedSheet[] =>
  standings.flatMap((standing) => {
    const submission = countedOf(standing);
    if (!submission || submission.marks.length === 0 || standing.state === 'exempt') return [];
    const { person } = standing;
    return [{ person, submission, slots: slotsOf(event.blueprint, seatOf(event, person, submission)) }];
  });
