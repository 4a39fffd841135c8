import { fill } from '../../../i18n/strings.ts';
import { dayOfQuiz } from '../../../quizzes/quiz/hand-of-day.ts';
import type { Session } from '../../../quizzes/session/session.ts';
import { sayDay, today } from './days.ts';
import type { PictureText } from './result-picture.ts';
import type { PracticeStrings } from '../../widgets/questions/strings.ts';
import { bookName } from '../../base/words/book-name.ts';

/** The title of a session: that of its quiz, its skill, or its kind. */
function titleOf({ quiz, skill, mode }: Session, { practice }: PracticeStrings['words']): string {
  if (quiz?.title !== undefined) return quiz.title;
  if (quiz && dayOfQuiz(quiz) !== undefined) return practice.day;
  if (skill !== undefined) return practice[`skill.${skill}`];
  return mode === 'mix' ? practice.mix : mode === 'round' ? practice['east-round'] : practice.title;
}

/** The texts in the picture of a session's result. */
export const resultText = (
  session: Session,
  { right, asked }: { readonly right: number; readonly asked: number },
  { words, lang }: Pick<PracticeStrings, 'words' | 'lang'>,
): PictureText => ({
  title: titleOf(session, words),
  score: fill(words.practice.score, { right, of: asked }),
  details: [fill(words.practice.rules, { book: bookName(session.rules, words.book) }), sayDay(today(), lang)],
  share: right / asked,
});
