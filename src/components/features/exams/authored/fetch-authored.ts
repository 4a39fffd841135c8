import { registerChapterQuestions } from '../../../../quizzes/exams/forms/pool.ts';
import { fetchWords } from '../../../base/words/fetch-words.ts';
import { $authored } from './authored-there.ts';
import { chaptersIn } from './chapters-in.ts';
import type { AuthoredWords } from './words.ts';

/**
 * Fetches the authored questions once and lets exams deal them. Returns false when they do not arrive; the next call
 * tries again.
 */
export async function fetchAuthored(): Promise<boolean> {
  if ($authored.get()) return true;
  const fetched = await fetchWords<AuthoredWords>('authored-words.json');
  if (!fetched) return false;
  registerChapterQuestions(chaptersIn(fetched));
  $authored.set(fetched);
  return true;
}
