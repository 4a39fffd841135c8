import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { PracticeRecord } from '../../quizzes/memory/record.ts';
import { MODES } from '../../quizzes/sitting/modes.ts';
import type { Session } from '../../quizzes/sitting/session.ts';
import { ALL_SKILL_IDS, type SkillId } from '../../quizzes/skills/ids.ts';
import { forgiveStorage } from '../forgiving-storage.ts';
import { storedAs } from '../stored-as.ts';
import { $record } from './memory.ts';

const VERSION = 1;
const form = z.object({ version: z.literal(VERSION), taught: z.array(z.unknown()) });

/** Reads a stored text and keeps the skills of it that there are; anything else, and any other version, reads as none. */
export function readTaught(text: string): readonly SkillId[] {
  const stored = storedAs(form, text)?.taught ?? [];
  return ALL_SKILL_IDS.filter((id) => stored.includes(id));
}

forgiveStorage();

/** The skills whose idea was shown or skipped: `{"version":1,"taught":["fu"]}`. */
const $taught = persistentAtom<readonly SkillId[]>('tensu:lessons', [], {
  encode: (taught) => JSON.stringify({ version: VERSION, taught }),
  decode: readTaught,
});

/** Remembers that the idea of a skill was shown. */
export const markTaught = (skill: SkillId): void => $taught.set([...new Set([...$taught.get(), skill])]);

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

/** The lesson to show before the question of a sitting, where its skill was not taught. */
export function lessonBefore(session: Session): LessonDue | undefined {
  const { mode, rules, question, told, over } = session;
  const isNext = !told && !over && MODES[mode].teaches;
  return isNext && isUntaught($record.get(), question.skill) ? { rules, skill: question.skill } : undefined;
}

/** Goes on to the question that waits; its idea is not shown again by itself, unless it could not be. */
export function leaveLesson({ wasShown }: { readonly wasShown: boolean }): void {
  const due = $lesson.get();
  if (due && wasShown) markTaught(due.skill);
  $lesson.set(undefined);
}
