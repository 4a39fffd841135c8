import { atom } from 'nanostores';
import { BOOK_IDS } from '../../../engine/rulebooks/ids.ts';
import { type Chapters, takeUpAuthored } from '../../../quizzes/exams/authored/pool.ts';
import type { AuthoredQuestion } from '../../../quizzes/exams/authored/question.ts';
import { fetchWords } from '../../words/fetch-words.ts';
import type { AuthoredWords } from './words.ts';

/** The authored questions in the language of the page, undefined until they are fetched. */
export const $authored = atom<AuthoredWords | undefined>(undefined);

const chaptersIn = ({ under, questions }: AuthoredWords): Chapters =>
  Object.fromEntries(
    BOOK_IDS.map((rules) => [
      rules,
      under[rules].flatMap((id): readonly AuthoredQuestion[] => {
        const told = questions[id];
        return told ? [{ skill: 'authored', rules, id, revision: told.revision, right: told.right }] : [];
      }),
    ]),
  );

/** Fetches the authored questions, once, and lets exams deal them; false, and to be tried again, where they do not come. */
export async function fetchAuthored(): Promise<boolean> {
  if ($authored.get()) return true;
  const fetched = await fetchWords<AuthoredWords>('authored-words.json');
  if (!fetched) return false;
  takeUpAuthored(chaptersIn(fetched));
  $authored.set(fetched);
  return true;
}
