import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import type { Person } from '../../../../quizzes/exams/roster.ts';
import { paperSeat, sheetOf, versionOf } from '../../../../quizzes/exams/sheets.ts';
import type { ExamQuestion } from '../../../../quizzes/exams/forms/index.ts';

/** A person's sheet as it is printed and marked. */
export interface LaidSheet {
  readonly person: Person;
  readonly attempt: number;
  readonly questions: readonly ExamQuestion[];
  readonly version: string;
}

/** A person's sheet as the event stores it; undefined before it was dealt. */
export function laidSheet(event: ExamEvent, person: Person, attempt: number): LaidSheet | undefined {
  const questions = sheetOf(event, paperSeat(event, { token: person.token, attempt }));
  return questions && { person, attempt, questions, version: versionOf(questions) };
}
