import { isDay } from '../base/calendar.ts';
import { type BookId, baseBook } from '../../engine/rulebooks/ids.ts';
import { wholeOf } from '../base/skill-ids.ts';
import { type Quiz, formatQuiz } from './quiz.ts';

/** The quiz of a day, `2026-11-22`: one whole hand, the same for everybody who plays by the rulebook. */
export const quizOfDay = (day: string, rules: BookId): Quiz => ({
  rules: baseBook(rules),
  skills: [wholeOf(rules)],
  level: 2,
  length: 1,
  seed: `day${day.replaceAll('-', '')}`,
});

/** The day whose hand a quiz asks about, as `2026-11-22`; undefined for any other quiz. */
export function dayOfQuiz(quiz: Quiz): string | undefined {
  const day = quiz.seed.replace(/^day(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isDay(day) && formatQuiz(quizOfDay(day, quiz.rules)) === formatQuiz(quiz) ? day : undefined;
}
