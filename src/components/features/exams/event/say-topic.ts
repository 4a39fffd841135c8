import { ALL_SKILL_IDS } from '../../../../quizzes/base/skill-ids.ts';
import { MCR_STEPS, STEPS } from '../../../../quizzes/base/terms.ts';
import { sayChapter } from '../asked/say-part.ts';
import type { ExamWords } from '../strings.ts';

const STEP_IDS = [...STEPS, ...MCR_STEPS];

/** What points are about, in words: a step or a skill. */
export function sayTopic(topic: string, words: ExamWords<'event'>): string {
  const { event, practice } = words;
  const step = STEP_IDS.find((one) => one === topic);
  const skill = ALL_SKILL_IDS.find((one) => one === topic);
  const parts: Readonly<Record<string, string>> = practice;
  return step
    ? event[`step.${step}`]
    : skill
      ? practice[`skill.${skill}`]
      : (parts[`part.${topic}`] ?? sayChapter(topic, words));
}
