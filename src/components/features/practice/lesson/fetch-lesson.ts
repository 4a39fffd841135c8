import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import type { SkillId } from '../../../../quizzes/base/skill-ids.ts';
import type * as LessonModule from './Lesson.tsx';
import { type IdeaTold, fetchIdeas } from './lesson-words.ts';

/** What a lesson is shown with: its parts, and the words of each skill by the rulebook. */
export interface LessonKit {
  readonly parts: typeof LessonModule.parts;
  readonly tell: (skill: SkillId) => IdeaTold;
}

/** Fetches what lessons are shown with; undefined, and to be tried again, where it does not come. */
export async function fetchLesson(lang: string, rules: BookId): Promise<LessonKit | undefined> {
  try {
    // Where the page itself says that a script did not come, there is no module and no error.
    const [module, tell] = await Promise.all([
      import('./Lesson.tsx') as Promise<typeof LessonModule | undefined>,
      fetchIdeas(lang, rules),
    ]);
    return module && { parts: module.parts, tell };
  } catch {
    return undefined;
  }
}
