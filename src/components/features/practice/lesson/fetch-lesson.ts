import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import type { SkillId } from '../../../../quizzes/base/skill-ids.ts';
import type * as LessonModule from './Lesson.tsx';
import { type IdeaTold, fetchIdeas } from './lesson-words.ts';

/** What shows a lesson: its component, and the words of each skill under the rulebook. */
export interface LessonKit {
  readonly parts: typeof LessonModule.parts;
  readonly tell: (skill: SkillId) => IdeaTold;
}

/** Fetches the lesson once. Returns undefined when it does not arrive; the next call tries again. */
export async function fetchLesson(lang: string, rules: BookId): Promise<LessonKit | undefined> {
  try {
    // When the page itself reports a missing script, the import gives neither a module nor an error.
    const [module, tell] = await Promise.all([
      import('./Lesson.tsx') as Promise<typeof LessonModule | undefined>,
      fetchIdeas(lang, rules),
    ]);
    return module && { parts: module.parts, tell };
  } catch {
    return undefined;
  }
}
