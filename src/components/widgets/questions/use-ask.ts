import { fill } from '../../../i18n/strings.ts';
import type { Question } from '../../../quizzes/games/question.ts';
import { useStrings } from './strings.ts';
import { bookName } from '../../base/words/book-name.ts';

/** The question in words, with the name of the other rulebook if it asks about one. */
export function useAsk(question: Question | undefined): string {
  const { practice, book } = useStrings().words;
  if (!question) return '';
  const { skill, rules } = question;
  return fill(practice[`ask.${skill}`], { book: bookName(skill === 'other-rules' ? question.other : rules, book) });
}
