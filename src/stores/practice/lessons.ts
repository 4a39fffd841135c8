import { atom } from 'nanostores';
import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { PracticeRecord } from '../../quizzes/memory/record.ts';
import { MODES } from '../../quizzes/session/modes.ts';
import type { Session } from '../../quizzes/session/session.ts';
import type { SkillId } from '../../quizzes/base/skill-ids.ts';
import { $record } from './memory.ts';
import { $taught, markTaught } from './taught.ts';

/** A skill whose idea is shown while its first question waits. */
export interface LessonDue {
  readonly rules: BookId;
  readonly skill: SkillId;
}

/** The lesson on show before the question of the sitting that runs; undefined while there is none. */
export const $lesson = atom<LessonDue | undefined>(undefined);

/** Whether somebody was not taught a skill: its idea was never shown, and what was asked of it, as by a placement, was missed as often as not. */
function isUntaught({ books }: PracticeRecord, skill: SkillId): boolean {
  const answers = Object.values(books).flatMap(({ skills }) => skills[skill] ?? []);
  const ahead = answers.reduce((sum, { right, wrong }) => sum + right - wrong, 0);
  return !$taught.get().includes(skill) && ahead <= 0;
}

/** The lesson to show before the question of a sitting, where its skill was not taught; at a stop of the path also where its answers were right. */
export function lessonBefore({ mode, rules, question, told, over }: Session): LessonDue | undefined {
  const { skill } = question;
  if (told || over || !MODES[mode].teaches) return undefined;
  const isWanted = mode === 'stop' ? !$taught.get().includes(skill) : isUntaught($record.get(), skill);
  return isWanted ? { rules, skill } : undefined;
}

/** Goes on to the question that waits; its idea is not shown again by itself, unless it could not be. */
export function leaveLesson({ wasShown }: { readonly wasShown: boolean }): void {
  const due = $lesson.get();
  if (due && wasShown) markTaught(due.skill);
  $lesson.set(undefined);
}
