import { fill } from '../../../i18n/strings.ts';
import type { Question } from '../../../quizzes/games/question.ts';
import { useStrings } from './strings.ts';

/** What a question asks, in words; where it asks about another rulebook, with that one's name. */
export function useAsk(question: Question | undefined): string {
  const { practice, book } = useStrings().words;
  if (!question) return '';
  const { skill, rules } = question;
  return fill(practice[`ask.${skill}`], { book: book[skill === 'other-rules' ? question.other : rules] });
}
