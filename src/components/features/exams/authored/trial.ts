import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import type { AuthoredQuestion } from '../../../../quizzes/exams/forms/authored-question.ts';

/** The id of the practice question for the form; no exam asks it. */
export const TRIAL_ID = 'trial/trial';

/** A question to try out the form of authored questions. */
export const trialOf = (rules: BookId): AuthoredQuestion => ({
  skill: 'authored',
  rules,
  id: TRIAL_ID,
  revision: 1,
  right: 1,
});
