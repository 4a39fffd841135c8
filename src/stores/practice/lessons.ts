import { atom } from 'nanostores';
import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { PracticeRecord } from '../../quizzes/memory/record.ts';
import { MODES } from '../../quizzes/session/modes.ts';
import type { Session } from '../../quizzes/session/session.ts';
import type { SkillId } from '../../quizzes/base/skill-ids.ts';
import { $record } from './memory.ts';
import { $taught, markTaught } from './taught.ts';

/** A skill whose lesson is shown while its first question waits. */
export interface LessonDue {
  readonly rules: BookId;
  readonly skill: SkillId;
}

/** The lesson before the current question; undefined when there is none. */
export const $lesson = atom<LessonDue | undefined>(undefined);

/**
 * Whether the learner still needs a skill's lesson: it was never shown, and he missed at least half of the questions
 * about it.
 */
function isUntaught({ books }: PracticeRecord, skill: SkillId): boolean {
  const answers = Object.values(books).flatMap(({ skills }) => skills[skill] ?? []);
  const ahead = answers.reduce((sum, { right, wrong }) => sum + right - wrong, 0);
  return !$taught.get().includes(skill) && ahead <= 0;
}

/**
 * The lesson to show before a question, where its skill was not taught; at a stop of the path even when its answers
 * were right.
 */
export function lessonBefore({ mode, rules, question, told, over }: Session): LessonDue | undefined {
  const { skill } = question;
  if (told || over || !MODES[mode].teaches) return undefined;
  const isWanted = mode === 'stop' ? !$taught.get().includes(skill) : isUntaught($record.get(), skill);
  return isWanted ? { rules, skill } : undefined;
}

/** Goes on to the waiting question. The lesson does not come again by itself, unless it could not be shown. */
export function leaveLesson({ wasShown }: { readonly wasShown: boolean }): void {
  const due = $lesson.get();
  if (due && wasShown) markTaught(due.skill);
  $lesson.set(undefined);
}
