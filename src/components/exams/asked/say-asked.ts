import { type ExamQuestion, isAuthored } from '../../../quizzes/exams/asked.ts';
import { topicOf } from '../../../quizzes/exams/authored/question.ts';
import type { PracticeWords } from '../../practice/speech.ts';
import { $authored } from '../authored/fetch-authored.ts';

/** The title of a chapter that authored questions are about; as it is written where that is not known. */
export const sayChapter = (topic: string): string => $authored.get()?.topics[topic] ?? topic;

/** What a point is about, as one says it: a step, a skill, a chapter. */
export function sayPart(topic: string, { practice }: Pick<PracticeWords, 'practice'>): string {
  const names: Readonly<Record<string, string>> = practice;
  return names[`part.${topic}`] ?? names[`skill.${topic}`] ?? sayChapter(topic);
}

/** The kind of a question, as one says it: its skill, or its chapter. */
export const sayKind = (question: ExamQuestion, { practice }: Pick<PracticeWords, 'practice'>): string =>
  isAuthored(question) ? sayChapter(topicOf(question)) : practice[`skill.${question.skill}`];
