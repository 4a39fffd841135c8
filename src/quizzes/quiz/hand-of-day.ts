import { isDay } from '../base/calendar.ts';
import { DEFAULT_RULEBOOKS } from '../../engine/rulebooks/ids.ts';
import { type Quiz, formatQuiz } from './quiz.ts';

/** The quiz of a day, `2026-11-22`: one whole hand, the same for everybody. */
export const quizOfDay = (day: string): Quiz => ({
  rules: DEFAULT_RULEBOOKS.riichi,
  skills: ['whole'],
  level: 2,
  length: 1,
  seed: `day${day.replaceAll('-', '')}`,
});

/** The day whose hand a quiz asks about, as `2026-11-22`; undefined for any other quiz. */
export function dayOfQuiz(quiz: Quiz): string | undefined {
  const day = quiz.seed.replace(/^day(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isDay(day) && formatQuiz(quizOfDay(day)) === formatQuiz(quiz) ? day : undefined;
}
