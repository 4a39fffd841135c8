import type { Blueprint } from '../../../../quizzes/exams/blueprint/blueprint.ts';
import { withBlueprint } from '../../../../quizzes/exams/change-blueprint.ts';
import { type ExamEvent, note } from '../../../../quizzes/exams/event.ts';
import { setDeadline } from '../../../../quizzes/exams/deadline.ts';
import { examinerHand } from '../../../../stores/exams/examiner.ts';
import { changeEvent } from '../../../../stores/exams/events.ts';

type Told = Parameters<typeof note>[1];

/** Adds an entry to the open event. */
export const writeDown = (told: Told): void => changeEvent((event) => note(event, told, examinerHand()));

/** Sets the deadline for codes in the open event, in milliseconds; 0 for none. */
export const writeDeadline = (until: number): void => changeEvent((event) => setDeadline(event, until, examinerHand()));

/** Changes the blueprint or pass mark of the open event. */
export const setBlueprint = (change: (blueprint: Blueprint) => Blueprint): void =>
  changeEvent((event: ExamEvent) => withBlueprint(event, change(event.blueprint)));
